/** The states of the match machine as a page of diagrams, taken from the machine itself. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { matchMachine } from '@/match';

const HEAD = `# The match machine

Made by \`node scripts/match-diagram.mjs\` out of \`src/match/machine.ts\`; the tests fail when it is stale. An arrow reads
\`event [guard] / actions\`; one without an event is taken at once. The three regions run side by side.
`;

const REGIONS: Readonly<Record<string, string>> = {
  session: 'What happens at the table, and leaving it.',
  ending: 'How near the end is: the triggers of RULES.md section 6.',
  saving: 'Whether all is stored. One write at a time, and the newest game wins.',
};

type Guard = AnyTransitionDefinition['guard'] & {
  readonly type?: string;
  readonly guards?: readonly Guard[];
  readonly stateValue?: string;
};

/** Guards are names, or combinations that xstate's `and`, `not` and `stateIn` have made of names. */
function guardText(guard: Guard | string): string {
  if (typeof guard === 'string') return guard;
  if (guard.stateValue) return `in ${guard.stateValue.slice(1)}`;
  const parts = guard.guards?.map((part) => guardText(part));
  if (parts?.length === 1) return `not ${parts[0]}`;
  return parts?.join(' and ') ?? guard.type ?? 'guarded';
}

/** `save done`, `after untilRetry`, or the event's own name. */
function eventText(event: string, { invoke }: AnyStateNode): string {
  const [, what] = /^xstate\.(done|error)\.actor\./.exec(event) ?? [];
  if (what) return `${String(invoke[0]!.src)} ${what === 'done' ? 'done' : 'failed'}`;
  return event.replace(/^xstate\.after\.(\w+)\..*$/, 'after $1');
}

type Action = string | { readonly type: string };
const actionText = (action: Action) => (typeof action === 'string' ? action : action.type);

const nameOf = (path: readonly string[]): string => path.join('_');

type Arrow = { readonly from: readonly string[]; readonly to: readonly string[]; readonly words: string };

/** Mermaid draws no arrow across the border of a state: it begins and ends at the outermost states that differ. */
function arrowOf(node: AnyStateNode, { eventType, guard, actions, target }: AnyTransitionDefinition): Arrow {
  const from = node.path;
  const to = target?.[0]?.path ?? from;
  const fork = from.findIndex((key, i) => key !== to[i]);
  const depth = fork < 0 ? to.length : fork + 1;
  const words = [
    eventType && eventText(eventType, node),
    guard && `[${guardText(guard as Guard)}]`,
    actions.length > 0 && `/ ${(actions as readonly Action[]).map(actionText).join(', ')}`,
  ];
  return { from: from.slice(0, depth), to: to.slice(0, depth), words: words.filter(Boolean).join(' ') };
}

const arrowsOf = (node: AnyStateNode): Arrow[] => [
  ...[...node.transitions.values(), node.always ?? []].flat().map((each) => arrowOf(node, each)),
  ...childrenOf(node).flatMap(arrowsOf),
];

/** A history state has no place of its own: what leads to it leads back into the state it belongs to. */
const childrenOf = (node: AnyStateNode): AnyStateNode[] =>
  (Object.values(node.states) as AnyStateNode[]).filter(({ type }) => type !== 'history');

/** The states inside a state, and the arrows between them, each once. */
function linesOf(node: AnyStateNode, arrows: readonly Arrow[], indent: string): string[] {
  const initial = node.initial?.target[0];
  const states = childrenOf(node).flatMap((child) => {
    const title = `state "${child.key}" as ${nameOf(child.path)}`;
    const inside = linesOf(child, arrows, '  ');
    return inside.length === 0 ? [title] : [`${title} {`, ...inside, '}'];
  });
  const here = arrows
    .filter(
      ({ from }) => from.length === node.path.length + 1 && nameOf(from.slice(0, -1)) === nameOf(node.path),
    )
    .map(({ from, to, words }) => `${nameOf(from)} --> ${nameOf(to)}${words && ` : ${words}`}`);
  const lines = [...(initial ? [`[*] --> ${nameOf(initial.path)}`] : []), ...states, ...new Set(here)];
  return lines.map((line) => indent + line);
}

function page(): string {
  const regions = Object.values(matchMachine.root.states) as AnyStateNode[];
  const parts = regions.map((region) => [
    `\n## ${region.key}\n\n${REGIONS[region.key]} In every state of it:\n`,
    ...[...region.transitions.values()].flat().map((each) => {
      const { to, words } = arrowOf(region, each);
      return `- \`${words}\` leads to \`${to.at(-1)}\``;
    }),
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...linesOf(region, childrenOf(region).flatMap(arrowsOf), '  '),
    '```\n',
  ]);
  return HEAD + parts.map((lines) => lines.join('\n')).join('');
}

const FILE = 'docs/match.md';

/** `--check` only compares, for the tests. */
export function main(args: readonly string[]) {
  const text = page();
  if (!args.includes('--check')) return writeFileSync(FILE, text);
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return;
  console.error(`${FILE} is stale: run node scripts/match-diagram.mjs`);
  process.exitCode = 1;
}

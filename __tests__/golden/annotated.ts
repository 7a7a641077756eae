import { legalSteps } from '@/engine';
import { makePosition, makeRecord, replay, type GameRecord } from '@/notation';

/** A record with the position before each turn, and after the last, as comments, which readers pass over. */
export function annotated(record: GameRecord): string {
  const positions: string[] = [];
  const note = (state: Parameters<typeof makePosition>[0]) =>
    positions.push(`# ${makePosition(state)}\n# ${legalSteps(state).length} legal`);
  const end = replay(record, {
    before: ({ step }, state) => {
      if (step.kind !== 'pick' && (state.phase === 'action' || state.phase === 'plan')) note(state);
    },
  });
  note(end);
  const turns = /^(\d|plan):(?! pick)/;
  const lines = makeRecord(record)
    .trimEnd()
    .split('\n')
    .flatMap((line) => (turns.test(line) ? [positions.shift()!, line] : [line]));
  return `${[...lines, ...positions].join('\n')}\n`;
}

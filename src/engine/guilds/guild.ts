import type { Guild } from '../cards';
import { ability, type Ability, type Effect } from '../vocabulary';

/** The rules of one guild: what its elementals do, and what else is true of them. */
export type GuildRules = {
  readonly guild: Guild;
  readonly activated: Ability;
  /** Done once, when the card is played (not when it is laid out at set-up). */
  readonly played: Ability | null;
  /** What the other side scores when one is destroyed. */
  readonly worth: number;
};

type Extras = { played?: readonly Effect[]; worth?: number; scoreless?: boolean };

export const guild = (code: Guild, effects: readonly Effect[], extras: Extras = {}): GuildRules => ({
  guild: code,
  activated: ability(effects, { scoreless: extras.scoreless ?? false }),
  played: extras.played ? ability(extras.played) : null,
  worth: extras.worth ?? 1,
});

import { GUILD_ART } from './guildArt.generated';

export type GuildCode = keyof typeof GUILD_ART;
export type Sky = 'night' | 'dawn';

/** How one guild looks: band colour, ink, emblem and pattern are four signs that never stand alone. */
export type GuildArt = {
  readonly band: string;
  readonly ink: string;
  readonly night: { readonly face: readonly [string, string]; readonly emblem: string };
  readonly dawn: { readonly face: readonly [string, string]; readonly emblem: string };
  /** Path data in a box of 512 × 512. */
  readonly emblem: string;
  /** Optical size of the emblem. */
  readonly scale: number;
  readonly pattern: {
    readonly w: number;
    readonly h: number;
    readonly repeat: boolean;
    readonly fill: string;
    readonly strokes: readonly { readonly d: string; readonly width: number; readonly dash?: string }[];
  };
};

export const guildArt: Readonly<Record<GuildCode, GuildArt>> = GUILD_ART;

/** All guilds in their canonical order. */
export const GUILD_CODES = Object.keys(GUILD_ART) as GuildCode[];

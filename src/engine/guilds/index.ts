import { GUILDS, type Card, type Guild } from '../cards';
import { acid } from './acid';
import { air } from './air';
import { beast } from './beast';
import { crystal } from './crystal';
import { earth } from './earth';
import { fire } from './fire';
import type { GuildRules } from './guild';
import { ice } from './ice';
import { lava } from './lava';
import { light } from './light';
import { love } from './love';
import { magnet } from './magnet';
import { music } from './music';
import { plant } from './plant';
import { sand } from './sand';
import { shadow } from './shadow';
import { star } from './star';
import { thunderbolt } from './thunderbolt';
import { water } from './water';

const ALL_GUILDS = [
  ...[fire, ice, light, shadow, earth, water, plant, crystal, thunderbolt, air],
  ...[beast, acid, lava, love, magnet, music, sand, star],
];

export const GUILD_RULES = Object.fromEntries(ALL_GUILDS.map((rules) => [rules.guild, rules])) as Readonly<
  Record<Guild, GuildRules>
>;

/** By the card's place in canonical order: no name is looked up while a game runs. */
const byCard = GUILDS.flatMap((guild) => [5, 6, 7].map(() => GUILD_RULES[guild]));
export const rulesOf = (card: Card): GuildRules => byCard[card.order]!;

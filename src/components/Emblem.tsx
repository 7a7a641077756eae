import { G, Path } from 'react-native-svg';

import { guildArt, type GuildCode } from '@/theme';

type Props = { guild: GuildCode; cx: number; cy: number; size: number; colour: string };

const BOX = 512;

/** A guild's sign, centred on a point of the surrounding drawing. */
export function Emblem({ guild, cx, cy, size, colour }: Props) {
  const art = guildArt[guild];
  const scale = (size * art.scale) / BOX;
  const half = (BOX * scale) / 2;
  return (
    <G transform={`translate(${cx - half} ${cy - half}) scale(${scale})`}>
      <Path d={art.emblem} fill={colour} />
    </G>
  );
}

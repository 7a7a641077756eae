import Svg, { Path } from 'react-native-svg';

import { guildArt, useTheme, type GuildCode } from '@/theme';

import { Emblem } from './Emblem';
import { standingHexagon } from './hexagon';

type Props = { guild: GuildCode; size?: number };

/** A guild as a hexagon in its band colour. Never a target of its own: whatever holds it is. */
export function GuildChip({ guild, size = 30 }: Props) {
  const { sky } = useTheme();
  const art = guildArt[guild];
  const width = size * 0.95;
  return (
    <Svg width={width} height={size} aria-hidden>
      <Path
        d={standingHexagon(width, size, 0.75)}
        fill={art.band}
        stroke={sky === 'night' ? 'rgba(255,255,255,0.55)' : 'rgba(15,18,50,0.45)'}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Emblem guild={guild} cx={width / 2} cy={size / 2} size={size * 0.56} colour={art.ink} />
    </Svg>
  );
}

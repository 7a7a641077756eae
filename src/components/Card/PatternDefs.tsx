import { Defs, G, Path, Pattern } from 'react-native-svg';

import { guildArt, type GuildCode } from '@/theme';

type Props = {
  id: string;
  guild: GuildCode;
  colour: string;
  /** Where a drawing that does not repeat is centred. */
  cx: number;
  cy: number;
};

/** Rays and the like are drawn once, on a tile large enough for any card. */
const SINGLE_TILE = 3;

/** A guild's pattern as a paint of its own, to be used as `url(#id)`. */
export function PatternDefs({ id, guild, colour, cx, cy }: Props) {
  const { pattern } = guildArt[guild];
  const tiles = pattern.repeat ? 1 : SINGLE_TILE;
  const [width, height] = [pattern.w * tiles, pattern.h * tiles];
  const [x, y] = pattern.repeat ? [0, 0] : [cx - width / 2, cy - height / 2];
  return (
    <Defs>
      <Pattern id={id} patternUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
        <G transform={`translate(${(width - pattern.w) / 2} ${(height - pattern.h) / 2})`}>
          {pattern.fill !== '' && <Path d={pattern.fill} fill={colour} />}
          {pattern.strokes.map((stroke) => (
            <Path
              key={stroke.d}
              d={stroke.d}
              fill="none"
              stroke={colour}
              strokeWidth={stroke.width}
              strokeDasharray={stroke.dash}
            />
          ))}
        </G>
      </Pattern>
    </Defs>
  );
}

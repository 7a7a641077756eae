import { Defs, G, Path, Pattern } from 'react-native-svg';

import { guildArt, type GuildCode } from '@/theme';

type Props = {
  id: string;
  guild: GuildCode;
  colour: string;
  /** Where a drawing that does not repeat is centred, and how far it must reach from there. */
  cx: number;
  cy: number;
  reach: number;
};

/** A guild's pattern as a paint of its own, to be used as `url(#id)`. */
export function PatternDefs({ id, guild, colour, cx, cy, reach }: Props) {
  const { pattern } = guildArt[guild];
  // Rays are drawn once, as long as a tile is wide; larger cards need longer ones.
  const scale = pattern.repeat ? 1 : Math.max(1, reach / pattern.w);
  const tile = pattern.repeat
    ? { x: 0, y: 0, width: pattern.w, height: pattern.h }
    : { x: cx - reach, y: cy - reach, width: 2 * reach, height: 2 * reach };
  const shift = (side: number, drawn: number) => (side - drawn * scale) / 2;
  return (
    <Defs>
      <Pattern id={id} patternUnits="userSpaceOnUse" {...tile}>
        <G
          transform={`translate(${shift(tile.width, pattern.w)} ${shift(tile.height, pattern.h)}) scale(${scale})`}
        >
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

import { useId } from 'react';
import { Defs, G, Path, Pattern, Rect } from 'react-native-svg';

import { guildArt, type GuildCode } from '@/theme';

type Props = {
  guild: GuildCode;
  colour: string;
  opacity: number;
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Height of the middle of a drawing that does not repeat. */
  middle: number;
};

/** Lays a guild's pattern over an area of the surrounding drawing. */
export function PatternFill({ guild, colour, opacity, area, middle }: Props) {
  const id = useId();
  const { pattern } = guildArt[guild];
  // Rays are drawn once, as long as a tile is wide; larger areas need longer ones.
  const reach = Math.hypot(area.width, area.height);
  const scale = pattern.repeat ? 1 : Math.max(1, reach / pattern.w);
  const tile = pattern.repeat
    ? { x: 0, y: 0, width: pattern.w, height: pattern.h }
    : { x: area.x + area.width / 2 - reach, y: middle - reach, width: 2 * reach, height: 2 * reach };
  const shift = (side: number, drawn: number) => (side - drawn * scale) / 2;
  return (
    <>
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
      <Rect {...area} fill={`url(#${id})`} opacity={opacity} />
    </>
  );
}

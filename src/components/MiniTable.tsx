import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { guildArt, useTheme, type GuildCode } from '@/theme';

/** The columns of one side, each from the rift outwards. */
export type MiniColumns = readonly (readonly GuildCode[])[];

type Props = {
  width: number;
  height: number;
  rival: MiniColumns;
  own: MiniColumns;
  /** The rival's are bots of the solo game: they wear steel. */
  bots?: boolean;
};

/** Narrower than this, the cards stand closer. */
const WIDE = 110;

/** A table in miniature: who stands where, in band colours. An empty table shows where cards will lie. */
export function MiniTable({ width, height, rival, own, bots = false }: Props) {
  const { palette, sky } = useTheme();
  const middle = height / 2;
  const [pad, gap, thick] = width < WIDE ? [7, 3, 1.6] : [9, 4, 2.4];
  const count = Math.max(rival.length, own.length);
  const w = (width - 2 * pad - (count - 1) * gap) / count;
  const empty = [...rival, ...own].every((column) => column.length === 0);
  const longest = Math.max(2, ...rival.map((column) => column.length), ...own.map((column) => column.length));
  const first = w * 0.82;
  const step = Math.min(w * 0.44, (middle - 10 - first) / (longest - 1));
  const rim = sky === 'night' ? 'none' : 'rgba(15,18,50,0.35)';

  const zigzag = Array.from(
    { length: 11 },
    (_, i) => `${(i / 10) * width} ${middle + (i % 2 ? -0.9 : 0.9) * thick}`,
  ).join('L');
  const cards = (side: MiniColumns, direction: 1 | -1) =>
    side.flatMap((column, location) => {
      const x = pad + location * (w + gap);
      if (column.length === 0 && empty)
        return [
          <Rect
            key={`${direction}${location}`}
            x={x}
            y={direction === 1 ? middle + 6 : middle - 6 - first}
            width={w}
            height={first}
            rx={3}
            fill="none"
            stroke={palette.line}
            strokeDasharray="4 3"
          />,
        ];
      return column.map((guild, index) => {
        const height = index === 0 ? first : step - 1.5;
        const from = index === 0 ? 6 : 6 + first + 1.5 + (index - 1) * step;
        return (
          <Rect
            key={`${direction}${location}.${index}`}
            x={x}
            y={direction === 1 ? middle + from : middle - from - height}
            width={w}
            height={height}
            rx={2}
            fill={bots && direction === -1 ? palette.botBand : guildArt[guild].band}
            stroke={rim}
          />
        );
      });
    });
  return (
    <View style={[styles.box, { width, height, backgroundColor: palette.inset }]}>
      <Svg width={width} height={height} aria-hidden>
        {cards(rival, -1)}
        {cards(own, 1)}
        <Path d={`M${zigzag}`} fill="none" stroke={palette.rift} strokeWidth={thick * 2.5} opacity={0.35} />
        <Path d={`M${zigzag}`} fill="none" stroke={palette.rift} strokeWidth={thick} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ box: { borderRadius: 12, overflow: 'hidden' } });

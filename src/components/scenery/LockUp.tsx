import { useId, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { ClipPath, Defs, G, Path } from 'react-native-svg';

import { useTheme } from '@/theme';

import { LOCK_UP } from '../lockUp.generated';
import { Rift } from './Rift';
import { riftShape } from './riftShape';

type Props = {
  /** The tear runs over the whole width, the name over `nameWidth` of it. */
  width: number;
  nameWidth: number;
  /** Where on the screen the tear runs. */
  middle: number;
};

/** The halves of the name drift apart along the tear. */
const DRIFT = { x: 0.011, y: 0.008 };
/** Where the tear crosses the letters, from their top. */
const CUT = 0.71;

/** The name of the game, torn along the rift. */
export function LockUp({ width, nameWidth, middle: at }: Props) {
  const id = useId();
  const { palette } = useTheme();
  const scale = nameWidth / LOCK_UP.width;
  const nameHeight = LOCK_UP.height * scale;
  const height = Math.round(nameHeight * 2.6);
  const middle = height / 2;
  const rift = useMemo(
    () => ({
      swing: nameWidth * 0.012,
      thick: nameWidth * 0.0085,
      pitch: Math.max(23, nameWidth / 14),
      seed: 5,
    }),
    [nameWidth],
  );
  const halves = useMemo(() => {
    const { line } = riftShape({ width, y: middle, ...rift });
    const edge = (gap: number) => line.map(([x, y]) => `${x} ${y + gap}`).join('L');
    // The light shows through the gap between the halves.
    const gap = nameWidth * 0.0075;
    return {
      upper: `M0 0L${edge(-gap)}L${width} 0Z`,
      lower: `M0 ${height}L${edge(gap)}L${width} ${height}Z`,
    };
  }, [width, nameWidth, rift, middle, height]);

  const left = (width - nameWidth) / 2;
  const top = middle - nameHeight * CUT;
  const name = (half: 'upper' | 'lower', sign: 1 | -1) => (
    <G clipPath={`url(#${id}${half})`}>
      <G
        transform={`translate(${left + sign * DRIFT.x * nameWidth} ${top + sign * DRIFT.y * nameWidth}) scale(${scale})`}
      >
        <Path d={LOCK_UP.path} fill={palette.text} />
      </G>
    </G>
  );
  return (
    <View
      style={[styles.lockUp, { width, height, top: at - middle }]}
      role="heading"
      aria-level={1}
      aria-label="Riftforce"
    >
      <Rift width={width} height={height} {...rift} cracks={false} halo={0} />
      <Svg width={width} height={height} style={StyleSheet.absoluteFill} aria-hidden>
        <Defs>
          <ClipPath id={`${id}upper`}>
            <Path d={halves.upper} />
          </ClipPath>
          <ClipPath id={`${id}lower`}>
            <Path d={halves.lower} />
          </ClipPath>
        </Defs>
        {name('upper', -1)}
        {name('lower', 1)}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ lockUp: { position: 'absolute' } });

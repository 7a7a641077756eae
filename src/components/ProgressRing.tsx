import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { useTheme } from '@/theme';

import { Txt } from './Txt';

type Props = { value: number; of: number; size?: number };

/** How far one has come, as a ring with the figure inside. The text beside it says it in words. */
export function ProgressRing({ value, of, size = 40 }: Props) {
  const { palette } = useTheme();
  const stroke = size * 0.125;
  const r = (size - stroke) / 2;
  const around = 2 * Math.PI * r;
  const share = Math.min(1, value / of);
  const ring = { cx: size / 2, cy: size / 2, r, fill: 'none', strokeWidth: stroke };
  return (
    <View style={{ width: size, height: size }} aria-hidden>
      <Svg width={size} height={size} style={StyleSheet.absoluteFill}>
        <Circle {...ring} stroke={palette.surface3} />
        {share > 0 && (
          <Circle
            {...ring}
            stroke={palette.youFill}
            strokeLinecap="round"
            strokeDasharray={`${around * share} ${around}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </Svg>
      <View style={styles.middle}>
        <Txt variant="prompt" allowFontScaling={false}>
          {value}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ middle: { flex: 1, alignItems: 'center', justifyContent: 'center' } });

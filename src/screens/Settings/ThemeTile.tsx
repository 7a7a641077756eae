import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { Touch, Txt } from '@/components';
import { dawn, night, radius, useTheme, type Palette, type ThemeChoice } from '@/theme';

type Props = { choice: ThemeChoice; name: string; chosen: boolean; onPress: () => void };

const [W, H] = [100, 44];
const LINE = `M0 ${H * 0.52}L20 ${H * 0.44}L46 ${H * 0.56}L72 ${H * 0.46}L${W} ${H * 0.54}`;

function Scene({ palette, from = 0, to = W }: { palette: Palette; from?: number; to?: number }) {
  const middle = H * 0.5;
  const summit = from + (to - from) * 0.36;
  return (
    <>
      <Rect x={from} width={to - from} height={middle} fill={palette.sky[2]} />
      <Path d={`M${from} ${middle}L${summit} 8L${summit + 24} ${middle}Z`} fill={palette.sky[0]} />
      <Rect x={from} y={middle} width={to - from} height={H - middle} fill={palette.ground[1]} />
    </>
  );
}

/** A theme as the landscape it makes. */
export function ThemeTile({ choice, name, chosen, onPress }: Props) {
  const { palette } = useTheme();
  const shown = choice === 'dawn' ? dawn : night;
  return (
    <Touch
      role="radio"
      selected={chosen}
      label={name}
      testID={`theme-${choice}`}
      onPress={onPress}
      style={[
        styles.tile,
        {
          backgroundColor: chosen ? palette.surface3 : palette.surface2,
          borderColor: chosen ? palette.text : palette.line,
          borderWidth: chosen ? 2 : 1,
        },
      ]}
    >
      <View style={styles.scene}>
        <Svg
          width="100%"
          height={H}
          viewBox={`0 0 ${W} ${H}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden
        >
          <Scene palette={shown} />
          {choice === 'device' && <Scene palette={dawn} from={W / 2} />}
          <Path d={LINE} fill="none" stroke={shown.rift} strokeWidth={2.4} />
        </Svg>
      </View>
      <Txt variant={chosen ? 'strong' : 'prompt'} style={styles.name}>
        {name}
      </Txt>
    </Touch>
  );
}

const styles = StyleSheet.create({
  tile: { flex: 1, borderRadius: radius.tile, padding: 5, gap: 3 },
  scene: { borderRadius: 10, overflow: 'hidden', height: H },
  name: { textAlign: 'center' },
});

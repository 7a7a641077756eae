import { StyleSheet, View } from 'react-native';

import { font, gold, radius, space, useTheme, type Palette, type Sky } from '@/theme';

import { GradientFill } from './GradientFill';
import { Icon, type IconName } from './Icon';
import { Touch } from './Touch';
import { Txt } from './Txt';

/** `primary` is gold, one on a screen; `legal` is aqua for what the game asks now; `warn` for what cannot be taken back. */
export type ButtonKind = 'primary' | 'plain' | 'legal' | 'warn';

type Props = {
  text: string;
  onPress: () => void;
  kind?: ButtonKind;
  icon?: IconName;
  height?: number;
  disabled?: boolean;
  testID?: string;
};

function colours(kind: ButtonKind, palette: Palette, sky: Sky) {
  switch (kind) {
    case 'primary':
      return { fill: gold.to, rim: sky === 'night' ? gold.rim : gold.rimDawn, ink: gold.ink };
    case 'plain':
      return { fill: palette.surface2, rim: palette.line, ink: palette.text };
    case 'legal':
      return { fill: palette.legal, rim: palette.legal, ink: palette.legalInk };
    case 'warn':
      return { fill: palette.surface2, rim: palette.line, ink: palette.warn };
  }
}

/** A button that is lower than this stands where room is short. */
const LOW = 48;

export function Button(props: Props) {
  const { text, onPress, kind = 'plain', icon, height = 50, disabled, testID } = props;
  const { palette, sky } = useTheme();
  const { fill, rim, ink } = colours(kind, palette, sky);
  const low = height < LOW;
  return (
    <Touch
      onPress={onPress}
      label={text}
      disabled={disabled}
      testID={testID}
      style={[
        styles.button,
        { minHeight: height, backgroundColor: fill, borderColor: rim },
        low && styles.low,
      ]}
    >
      {kind === 'primary' && <GradientFill from={gold.from} to={gold.to} radius={radius.button - 1} />}
      <View style={styles.row}>
        {icon && <Icon name={icon} size={low ? 18 : 20} colour={ink} />}
        <Txt
          variant={low ? 'strong' : 'button'}
          style={[kind !== 'primary' && styles.plain, styles.text, { color: ink }]}
        >
          {text}
        </Txt>
      </View>
    </Touch>
  );
}

const styles = StyleSheet.create({
  button: {
    borderRadius: radius.button,
    borderWidth: 1,
    paddingHorizontal: space.l,
    paddingVertical: space.xs,
    justifyContent: 'center',
  },
  low: { paddingHorizontal: space.s },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  plain: { fontFamily: font.semibold },
  text: { textAlign: 'center', flexShrink: 1 },
});

import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';

import { Icon } from './Icon';
import { Touch } from './Touch';
import { Txt } from './Txt';

type Props = {
  text: string;
  /** What is chosen now, at the right. */
  value?: string;
  first?: boolean;
  onPress: () => void;
  testID?: string;
};

/** A row of a list that leads somewhere. */
export function ListRow({ text, value, first = false, onPress, testID }: Props) {
  const { palette } = useTheme();
  return (
    <View>
      {!first && <View style={[styles.hair, { backgroundColor: palette.hair }]} />}
      <Touch onPress={onPress} label={value ? `${text}, ${value}` : text} testID={testID} style={styles.row}>
        <Txt variant="strong" style={styles.text}>
          {text}
        </Txt>
        {value && (
          <Txt variant="prompt" colour="text2" style={styles.value}>
            {value}
          </Txt>
        )}
        <Icon name="chevron-right" size={18} colour={palette.text2} />
      </Touch>
    </View>
  );
}

const styles = StyleSheet.create({
  hair: { height: 1, marginLeft: space.l },
  row: {
    minHeight: 52,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
  },
  text: { flexGrow: 1, flexShrink: 1 },
  value: { flexShrink: 1, textAlign: 'right' },
});

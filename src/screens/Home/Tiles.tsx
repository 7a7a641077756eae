import { StyleSheet, View } from 'react-native';

import { Icon, ProgressRing, Touch, Txt, type IconName } from '@/components';
import { font, radius, space, useTheme } from '@/theme';

type TileProps = {
  icon: IconName;
  tone: 'you' | 'legal';
  title: string;
  text: string;
  progress: { readonly value: number; readonly of: number };
  height: number;
  ring: number;
  testID: string;
  onPress: () => void;
};

/** A way into the game with how far one has come. */
export function Tile({ icon, tone, title, text, progress, height, ring, testID, onPress }: TileProps) {
  const { palette } = useTheme();
  return (
    <Touch
      onPress={onPress}
      label={`${title}, ${text}`}
      testID={testID}
      style={[
        styles.tile,
        { minHeight: height, backgroundColor: palette.surface, borderColor: palette.hair },
      ]}
    >
      <View style={styles.top}>
        <Icon name={icon} size={ring * 0.7} colour={palette[tone]} />
        <ProgressRing {...progress} size={ring} />
      </View>
      <View>
        <Txt variant="button">{title}</Txt>
        <Txt variant="small" colour="text2" style={styles.text}>
          {text}
        </Txt>
      </View>
    </Touch>
  );
}

type SmallTileProps = {
  icon: IconName;
  title: string;
  spoken?: string;
  count?: number;
  height: number;
  testID: string;
  onPress: () => void;
};

export function SmallTile({
  icon,
  title,
  spoken = title,
  count = 0,
  height,
  testID,
  onPress,
}: SmallTileProps) {
  const { palette } = useTheme();
  return (
    <Touch
      onPress={onPress}
      label={spoken}
      testID={testID}
      style={[
        styles.small,
        { minHeight: height, backgroundColor: palette.surface, borderColor: palette.hair },
      ]}
    >
      <Icon name={icon} size={24} colour={palette.text2} />
      <Txt variant="small" style={styles.smallText}>
        {title}
      </Txt>
      {count > 0 && (
        <View style={[styles.count, { backgroundColor: palette.surface3 }]}>
          <Txt variant="label">{count}</Txt>
        </View>
      )}
    </Touch>
  );
}

const styles = StyleSheet.create({
  tile: {
    flex: 1,
    borderRadius: radius.tile,
    borderWidth: 1,
    padding: space.m,
    justifyContent: 'space-between',
    gap: space.xs,
  },
  top: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  text: { fontFamily: font.medium },
  small: {
    flex: 1,
    borderRadius: radius.tile,
    borderWidth: 1,
    padding: space.xs,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
  },
  smallText: { textAlign: 'center' },
  count: {
    position: 'absolute',
    top: 8,
    right: 10,
    minWidth: 20,
    height: 20,
    paddingHorizontal: 5,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
});

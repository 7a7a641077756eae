import { StyleSheet, View, useWindowDimensions } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import { Button, Rift, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { radius, space, useTheme } from '@/theme';

type Props = {
  title: string;
  text: string;
  /** How far below it the rift begins. */
  top: number;
  onNewGame: () => void;
  onImport: () => void;
};

const CARD = { width: 55, height: 76 };
const RIFT = 64;

/** Three places for cards over a rift: nothing is here yet, and how something gets here. */
export function EmptyShelf({ title, text, top, onNewGame, onImport }: Props) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const window = useWindowDimensions();
  const sideBySide = window.width > window.height;
  return (
    <View style={styles.shelf}>
      <View style={[styles.cards, { marginTop: top }]}>
        {[0, 1, 2].map((place) => (
          <Svg key={place} {...CARD} aria-hidden>
            <Rect
              x={1}
              y={1}
              width={CARD.width - 2}
              height={CARD.height - 2}
              rx={radius.card}
              fill={palette.veil}
              stroke={palette.line}
              strokeWidth={1.6}
              strokeDasharray="7 5"
            />
          </Svg>
        ))}
      </View>
      <View style={styles.rift}>
        <Rift width={window.width} height={RIFT} />
      </View>
      <Txt variant="title" role="heading" aria-level={2} style={styles.words}>
        {title}
      </Txt>
      <Txt colour="text2" style={styles.words}>
        {text}
      </Txt>
      <View style={[styles.buttons, sideBySide && styles.sideBySide]}>
        <View style={sideBySide && styles.half}>
          <Button
            kind="primary"
            icon="swords"
            text={t('home.newGame')}
            height={56}
            testID="new-game"
            onPress={onNewGame}
          />
        </View>
        <View style={sideBySide && styles.half}>
          <Button
            icon="file-down"
            text={t('saved.import')}
            height={sideBySide ? 56 : 48}
            testID="import-a-record"
            onPress={onImport}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // It fills the room there is; the buttons stand at the lower edge.
  shelf: { flexGrow: 1, alignItems: 'center' },
  cards: { flexDirection: 'row', gap: 13 },
  // The cards stand right above the tear.
  rift: { marginTop: -RIFT / 4, marginBottom: space.m },
  words: { textAlign: 'center', maxWidth: 420, paddingHorizontal: space.l, marginTop: space.xs },
  buttons: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 640,
    gap: space.s,
    marginTop: 'auto',
    paddingTop: space.xl,
    paddingHorizontal: space.l,
  },
  sideBySide: { flexDirection: 'row' },
  half: { flex: 1 },
});

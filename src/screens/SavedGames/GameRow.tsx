import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { MiniTable, SwipeRow, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { font, isTablet, radius, space, useTheme } from '@/theme';

import type { GameText } from './describe';

type Props = {
  game: GameText;
  /** Swiped aside, so that Delete can be touched. */
  open: boolean;
  onSwipe: (open: boolean) => void;
  onPress: () => void;
  onMore: () => void;
  onDelete: () => void;
};

/** From here on there is room for the larger picture. */
const COMPACT = 700;
const MINI = {
  compact: { width: 84, height: 66 },
  phone: { width: 92, height: 76 },
  tablet: { width: 116, height: 96 },
};

/** A saved game: its table in miniature, whose turn it is or who won, and both scores. */
export function GameRow({ game, open, onSwipe, onPress, onMore, onDelete }: Props) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const window = useWindowDimensions();
  const mini = MINI[isTablet(window) ? 'tablet' : window.height < COMPACT ? 'compact' : 'phone'];
  return (
    <SwipeRow
      open={open}
      onOpen={onSwipe}
      action={{ text: t('saved.delete'), icon: 'trash-2', testID: 'delete', onPress: onDelete }}
      gestureID={`swipe-${game.id}`}
      label={game.spoken}
      testID={`game-${game.id}`}
      onPress={onPress}
      onMore={onMore}
      actions={[{ label: t('saved.delete'), key: 'Delete', onAction: onDelete }]}
      style={[styles.row, { backgroundColor: palette.surface, borderColor: palette.hair }]}
    >
      <MiniTable {...mini} {...game.table} />
      <View style={styles.words}>
        <Txt variant="small" colour={game.state.tone}>
          {game.state.text}
        </Txt>
        <Txt variant="item">{game.title}</Txt>
        <Txt variant="small" colour="text2" style={styles.meta}>
          {game.meta}
        </Txt>
      </View>
      <View style={styles.score}>
        <Txt variant="figure" colour="rival">
          {game.score.rival}
        </Txt>
        <Txt variant="figure" colour="you">
          {game.score.own}
        </Txt>
      </View>
    </SwipeRow>
  );
}

const styles = StyleSheet.create({
  row: {
    flexGrow: 1,
    borderRadius: radius.tile,
    borderWidth: 1,
    padding: 10,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
  },
  words: { flex: 1, gap: 1 },
  meta: { fontFamily: font.medium },
  score: { alignItems: 'flex-end' },
});

import { useState, type ReactElement } from 'react';
import { FlatList, StyleSheet, View, useWindowDimensions, type ViewStyle } from 'react-native';

import { useTranslation } from '@/i18n';
import { space, useTheme } from '@/theme';

import { dateOf } from './days';
import { describeGame } from './describe';
import { FaultyPanel } from './FaultyPanel';
import { faultText } from './faults';
import { GameRow } from './GameRow';
import { columnsFor, inLines, type Row } from './rows';

type Game = Extract<Row, { kind: 'game' }>['game'];
type Faulty = Extract<Row, { kind: 'faulty' }>['faulty'];

type Props = {
  rows: readonly Row[];
  /** When the list was made, for "today". */
  now: number;
  header: ReactElement;
  content: ViewStyle;
  onPress: (game: Game) => void;
  onMore: (game: Game) => void;
  onDelete: (game: Game) => void;
  onCopy: (faulty: Faulty) => void;
  onRemove: (faulty: Faulty) => void;
};

/** Room below the last row for a toast. */
const TOAST = 72;

/** The saved games, however many: only those near the screen are drawn. */
export function ShelfList({ rows, now, header, content, ...does }: Props) {
  const { t, i18n } = useTranslation();
  const { textScale } = useTheme();
  const window = useWindowDimensions();
  const [swiped, setSwiped] = useState<string | null>(null);
  const columns = columnsFor(window.width, textScale);
  const close = () => setSwiped(null);

  const drawRow = (row: Row) => {
    if (row.kind === 'faulty') {
      const { faulty } = row;
      return (
        <FaultyPanel
          day={faulty.started === null ? null : dateOf(faulty.started, now, i18n.language)}
          why={faultText(faulty.fault, t)}
          onCopy={() => does.onCopy(faulty)}
          onRemove={() => does.onRemove(faulty)}
        />
      );
    }
    const { game } = row;
    return (
      <GameRow
        game={describeGame(game, now, i18n.language, t)}
        open={swiped === game.id}
        onSwipe={(open) => setSwiped((id) => (open ? game.id : id === game.id ? null : id))}
        onPress={() => does.onPress(game)}
        onMore={() => {
          close();
          does.onMore(game);
        }}
        onDelete={() => {
          close();
          does.onDelete(game);
        }}
      />
    );
  };

  return (
    <FlatList
      data={inLines(rows, columns)}
      keyExtractor={(line) => line.map(idOf).join(' ')}
      ListHeaderComponent={header}
      ListHeaderComponentStyle={styles.header}
      contentContainerStyle={[
        content,
        { gap: 10, paddingTop: space.xs, paddingBottom: Number(content.paddingBottom) + TOAST },
      ]}
      onScrollBeginDrag={close}
      renderItem={({ item: line }) => (
        <View style={styles.line}>
          {line.map((row) => (
            <View key={idOf(row)} style={styles.cell}>
              {drawRow(row)}
            </View>
          ))}
          {line.length < columns && <View style={styles.cell} />}
        </View>
      )}
    />
  );
}

const idOf = (row: Row): string => (row.kind === 'game' ? row.game.id : row.faulty.id);

const styles = StyleSheet.create({
  header: { marginBottom: 2 },
  line: { flexDirection: 'row', gap: 10 },
  cell: { flex: 1 },
});

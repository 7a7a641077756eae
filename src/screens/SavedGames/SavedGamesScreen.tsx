import { useState } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions, type ViewStyle } from 'react-native';

import { Icon, PageFrame, Segments, Sheet, Touch } from '@/components';
import { useTranslation } from '@/i18n';
import type { FaultyGame, Summary } from '@/storage';
import { space, useTheme } from '@/theme';

import { goBack } from '../goBack';
import { useNotYet } from '../useNotYet';
import { useSheet } from '../useSheet';
import { countOf, useShelf } from '../useShelf';
import { ClosedShelf } from './ClosedShelf';
import { EmptyShelf } from './EmptyShelf';
import { GameMenu, RemoveQuestion } from './GameSheets';
import { ImportForm } from './ImportForm';
import { titleOf } from './people';
import { firstTab, rowsOf, type Tab } from './rows';
import { ShelfList } from './ShelfList';
import { ShelfToast } from './ShelfToast';
import { useImport } from './useImport';
import { useNotice } from './useNotice';
import { useRecords } from './useRecords';
import { useRemoval } from './useRemoval';

/** Every game on this device: to go on with, to look at again, to take out and to bring in. */
export function SavedGamesScreen() {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const window = useWindowDimensions();
  const { view, reload } = useShelf();
  const { notice, say } = useNotice();
  const { removed, trouble, remove, undo } = useRemoval(reload);
  const { copy, copyRecord, shareRecord } = useRecords(say, reload);
  const { sayNotYet, notYetSheet } = useNotYet();
  const [chosen, setChosen] = useState<Tab | null>(null);
  const [importing, setImporting] = useState(false);
  const menu = useSheet<Summary>();
  const question = useSheet<FaultyGame>();
  const { fetchFrom, takeIn } = useImport((count) => {
    setImporting(false);
    say({ icon: 'check', title: t('saved.imported', { count }) });
    void reload();
  });

  const removeGame = async (id: string, said: string) => {
    const failed = await remove(id, said);
    if (failed) say({ icon: 'triangle-alert', title: t('saved.notDeleted'), text: t(`trouble.${failed}`) });
  };
  const deleteGame = (game: Summary) =>
    void removeGame(game.id, t('saved.deleted', { title: titleOf(game, t), round: game.round }));
  const openImport = () => setImporting(true);

  const draw = (content: ViewStyle) => {
    if (view.state === 'loading') return null;
    if (view.state === 'closed')
      return (
        <ScrollView contentContainerStyle={content}>
          <ClosedShelf trouble={view.trouble} onRetry={() => void reload()} />
        </ScrollView>
      );
    const { shelf } = view;
    const tab = chosen ?? firstTab(shelf);
    const rows = rowsOf(shelf, tab);
    const segments = (
      <Segments
        label={t('saved.which')}
        segments={[
          { value: 'running', text: t('saved.running', { number: shelf.running.length }) },
          { value: 'finished', text: t('saved.finished', { number: shelf.finished.length }) },
        ]}
        chosen={tab}
        onChoose={setChosen}
      />
    );
    if (rows.length > 0)
      return (
        <ShelfList
          key={tab}
          rows={rows}
          now={view.at}
          header={segments}
          content={content}
          onPress={(game) => sayNotYet(titleOf(game, t))}
          onMore={menu.show}
          onDelete={deleteGame}
          onCopy={({ text }) => void copy(text)}
          onRemove={question.show}
        />
      );
    const nothing = countOf(shelf) === 0;
    const finished = !nothing && tab === 'finished';
    return (
      <ScrollView contentContainerStyle={[styles.empty, { paddingBottom: content.paddingBottom }]}>
        {!nothing && <View style={[content, styles.header]}>{segments}</View>}
        <EmptyShelf
          title={nothing ? t('saved.empty') : finished ? t('saved.emptyFinished') : t('saved.emptyRunning')}
          text={finished ? t('saved.emptyFinishedText') : t('saved.emptyText')}
          // The rift lies near the horizon of the landscape, where there is room for it.
          top={Math.max(space.m, window.height * 0.35 - (nothing ? BAR : BAR + SEGMENTS))}
          onNewGame={() => sayNotYet(t('home.newGame'))}
          onImport={openImport}
        />
      </ScrollView>
    );
  };

  return (
    <>
      <PageFrame
        title={t('saved.title')}
        backLabel={t('common.back')}
        onBack={goBack}
        maxWidth={window.width > window.height ? 1040 : 640}
        right={
          view.state === 'open' &&
          countOf(view.shelf) > 0 && (
            <Touch
              label={t('saved.import')}
              testID="import-a-record"
              onPress={openImport}
              style={styles.right}
            >
              <Icon name="file-down" colour={palette.text2} />
            </Touch>
          )
        }
        over={<ShelfToast removed={removed} trouble={trouble} notice={notice} onUndo={() => void undo()} />}
      >
        {draw}
      </PageFrame>
      <Sheet
        open={importing}
        onClose={() => setImporting(false)}
        label={t('saved.import')}
        closeLabel={t('common.close')}
      >
        <ImportForm onFetch={fetchFrom} onImport={takeIn} />
      </Sheet>
      <Sheet
        open={menu.open}
        onClose={menu.close}
        label={menu.item ? titleOf(menu.item, t) : ''}
        closeLabel={t('common.close')}
      >
        {menu.item && (
          <GameMenu
            game={menu.item}
            title={titleOf(menu.item, t)}
            onCopy={(game) => {
              menu.close();
              void copyRecord(game);
            }}
            // The phone's own sheet stands on ours, which may go only after it.
            onShare={(game) => void shareRecord(game).finally(menu.close)}
            onDelete={(game) => {
              menu.close();
              deleteGame(game);
            }}
          />
        )}
      </Sheet>
      <Sheet
        open={question.open}
        onClose={question.close}
        label={t('saved.removeTitle')}
        closeLabel={t('common.close')}
      >
        {question.item && (
          <RemoveQuestion
            faulty={question.item}
            onKeep={question.close}
            onCopy={({ text }) => {
              question.close();
              void copy(text);
            }}
            onRemove={({ id }) => {
              question.close();
              void removeGame(id, t('saved.deletedFaulty'));
            }}
          />
        )}
      </Sheet>
      {notYetSheet}
    </>
  );
}

/** What stands above the rift: the bar with the title, the cards, and the segments where there are games. */
const BAR = 125;
const SEGMENTS = 62;

const styles = StyleSheet.create({
  right: { alignItems: 'center', justifyContent: 'center' },
  empty: { flexGrow: 1 },
  header: { paddingTop: space.xs, paddingBottom: 0 },
});

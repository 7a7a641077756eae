import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button, Landscape, LockUp, Toast, Txt, type MiniColumns } from '@/components';
import { useTranslation } from '@/i18n';
import { space, useTheme } from '@/theme';

import { GameCard } from './GameCard';
import { homeLayout } from './layout';
import { SmallTile, Tile } from './Tiles';

export type RunningGame = {
  readonly status: string;
  readonly title: string;
  readonly text: string;
  readonly own: number;
  readonly rival: number;
  readonly table: { readonly rival: MiniColumns; readonly own: MiniColumns };
};

export type HomePlace = 'new-game' | 'continue' | 'campaign' | 'learn' | 'saved' | 'statistics' | 'settings';

export type HomeViewProps = {
  /** The game that Continue opens, if there is one. */
  running: RunningGame | null;
  campaign: {
    readonly medals: number;
    readonly allMedals: number;
    readonly stage: number;
    readonly stages: number;
  };
  learn: { readonly done: number; readonly lesson: number; readonly lessons: number };
  savedGames: number;
  update: { readonly later: () => void; readonly restart: () => void } | null;
  onOpen: (place: HomePlace) => void;
};

const NOBODY: MiniColumns = [[], [], [], [], []];

/** The first screen, from plain facts. */
export function HomeView({ running, campaign, learn, savedGames, update, onOpen }: HomeViewProps) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const layout = homeLayout(window, insets, running !== null);
  const newGame = {
    text: t('home.newGame'),
    icon: 'swords',
    testID: 'new-game',
    onPress: () => onOpen('new-game'),
  } as const;

  const card = running ? (
    <GameCard
      layout={layout}
      {...running}
      score={{ ...running, spoken: t('home.score', running) }}
      action={{
        text: t('home.continue'),
        icon: 'play',
        testID: 'continue',
        onPress: () => onOpen('continue'),
      }}
    />
  ) : (
    <GameCard
      layout={layout}
      status={t('home.welcome')}
      title={t('home.welcomeTitle')}
      text={t('home.welcomeText')}
      table={{ rival: NOBODY, own: NOBODY }}
      action={newGame}
    />
  );
  const ways = (
    <View style={[styles.ways, { gap: layout.gap }]}>
      {running && <Button height={layout.newGame} {...newGame} />}
      <View style={[styles.row, { gap: layout.gap }]}>
        <Tile
          icon="mountain"
          tone="you"
          title={t('home.campaign')}
          text={t('home.campaignStage', { stage: campaign.stage, of: campaign.stages })}
          progress={{ value: campaign.medals, of: campaign.allMedals }}
          height={layout.tile}
          ring={layout.ring}
          testID="campaign"
          onPress={() => onOpen('campaign')}
        />
        <Tile
          icon="graduation-cap"
          tone="legal"
          title={t('home.learn')}
          text={t('home.learnLesson', { lesson: learn.lesson, of: learn.lessons })}
          progress={{ value: learn.done, of: learn.lessons }}
          height={layout.tile}
          ring={layout.ring}
          testID="learn"
          onPress={() => onOpen('learn')}
        />
      </View>
      <View style={[styles.row, styles.last, { gap: layout.gap }]}>
        <SmallTile
          icon="archive"
          title={t('home.saved')}
          spoken={t('home.savedSpoken', { count: savedGames })}
          count={savedGames}
          height={layout.smallTile}
          testID="saved"
          onPress={() => onOpen('saved')}
        />
        <SmallTile
          icon="chart-column"
          title={t('home.statistics')}
          height={layout.smallTile}
          testID="statistics"
          onPress={() => onOpen('statistics')}
        />
        <SmallTile
          icon="settings"
          title={t('home.settings')}
          height={layout.smallTile}
          testID="settings"
          onPress={() => onOpen('settings')}
        />
      </View>
    </View>
  );

  return (
    <View style={[styles.page, { backgroundColor: palette.ground[2] }]}>
      <ScrollView
        contentContainerStyle={[
          styles.scroll,
          { minHeight: window.height, paddingBottom: insets.bottom + space.l },
        ]}
      >
        <Landscape width={window.width} height={window.height} horizon={layout.horizon} />
        <View style={[styles.lockUp, { height: layout.top }]}>
          <LockUp width={window.width} nameWidth={layout.nameWidth} middle={layout.horizon} />
          <Txt variant="small" colour="text2" style={styles.fanApp}>
            {t('home.fanApp')}
          </Txt>
        </View>
        <View
          style={[
            layout.columns === 2 ? styles.sideBySide : styles.stacked,
            { width: layout.contentWidth, gap: layout.gap },
          ]}
        >
          <View style={layout.columns === 2 && styles.half}>{card}</View>
          <View style={layout.columns === 2 && styles.half}>{ways}</View>
        </View>
      </ScrollView>
      {update && (
        <View style={[styles.toast, { top: insets.top + space.s }]}>
          <Toast
            icon="sparkles"
            title={t('update.ready')}
            text={t('update.safe')}
            quiet={{ text: t('update.later'), onPress: update.later }}
            main={{ text: t('update.restart'), onPress: update.restart }}
          />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  scroll: { alignItems: 'center' },
  lockUp: { width: '100%' },
  fanApp: { position: 'absolute', bottom: space.m, alignSelf: 'center', letterSpacing: 0.4 },
  stacked: { flexDirection: 'column' },
  sideBySide: { flexDirection: 'row', alignItems: 'stretch' },
  half: { flex: 1 },
  ways: { flexGrow: 1 },
  row: { flexDirection: 'row' },
  last: { flexGrow: 1 },
  toast: { position: 'absolute', left: 12, right: 12, alignItems: 'center', pointerEvents: 'box-none' },
});

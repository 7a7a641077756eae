import { router } from 'expo-router';

import { useTranslation } from '@/i18n';

import { useNotYet } from '../useNotYet';
import { countOf, useShelf } from '../useShelf';
import { HomeView, type HomePlace } from './HomeView';
import { useAppUpdate } from './useAppUpdate';

/** Home with what this device holds. */
export function HomeScreen() {
  const { t } = useTranslation();
  const update = useAppUpdate();
  const { view } = useShelf();
  const { sayNotYet, notYetSheet } = useNotYet();

  const open = (place: HomePlace) => {
    switch (place) {
      case 'saved':
        return router.push('/games');
      case 'settings':
        return router.push('/settings');
      case 'new-game':
      case 'continue':
        return sayNotYet(t('home.newGame'));
      default:
        return sayNotYet(t(`home.${place}`));
    }
  };

  return (
    <>
      <HomeView
        running={null}
        campaign={{ medals: 0, allMedals: 60, stage: 1, stages: 20 }}
        learn={{ done: 0, lesson: 1, lessons: 6 }}
        savedGames={view.state === 'open' ? countOf(view.shelf) : 0}
        update={update}
        onOpen={open}
      />
      {notYetSheet}
    </>
  );
}

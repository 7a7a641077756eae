import { router } from 'expo-router';
import { useState } from 'react';

import { Button, Sheet, Txt } from '@/components';
import { useTranslation } from '@/i18n';

import { HomeView, type HomePlace } from './HomeView';
import { useAppUpdate } from './useAppUpdate';

/** Home with what this device holds. Places that are not built yet say so. */
export function HomeScreen() {
  const { t } = useTranslation();
  const update = useAppUpdate();
  const [notYet, setNotYet] = useState({ open: false, title: '' });

  const open = (place: HomePlace) => {
    switch (place) {
      case 'settings':
        return router.push('/settings');
      case 'new-game':
      case 'continue':
        return setNotYet({ open: true, title: t('home.newGame') });
      default:
        return setNotYet({ open: true, title: t(`home.${place}`) });
    }
  };
  const close = () => setNotYet((sheet) => ({ ...sheet, open: false }));

  return (
    <>
      <HomeView
        running={null}
        campaign={{ medals: 0, allMedals: 60, stage: 1, stages: 20 }}
        learn={{ done: 0, lesson: 1, lessons: 6 }}
        savedGames={0}
        update={update}
        onOpen={open}
      />
      <Sheet open={notYet.open} onClose={close} label={notYet.title} closeLabel={t('common.close')}>
        <Txt variant="title" role="heading" aria-level={2}>
          {notYet.title}
        </Txt>
        <Txt colour="text2">{t('home.notYet')}</Txt>
        <Button kind="primary" text={t('common.ok')} onPress={close} />
      </Sheet>
    </>
  );
}

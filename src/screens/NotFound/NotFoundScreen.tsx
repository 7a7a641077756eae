import { router } from 'expo-router';

import { Button, Page, Txt } from '@/components';
import { useTranslation } from '@/i18n';

import { goBack } from '../goBack';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')} backLabel={t('common.back')} onBack={goBack}>
      <Txt colour="text2">{t('notFound.text')}</Txt>
      <Button kind="primary" text={t('notFound.home')} testID="home" onPress={() => router.replace('/')} />
    </Page>
  );
}

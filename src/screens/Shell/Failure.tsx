import type { ErrorBoundaryProps } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { Button, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { space, useTheme } from '@/theme';

/** Shown instead of a screen that failed: says so plainly and offers another try. */
export function Failure({ error, retry }: ErrorBoundaryProps) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  return (
    <View style={[styles.page, { backgroundColor: palette.sky[0] }]}>
      <Txt variant="title" role="heading">
        {t('failure.title')}
      </Txt>
      <Txt colour="text2">{t('failure.text')}</Txt>
      <Txt variant="label" colour="text2" selectable>
        {error.message}
      </Txt>
      <Button kind="primary" text={t('failure.retry')} onPress={() => void retry()} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, justifyContent: 'center', padding: space.xl, gap: space.m },
});

import { StyleSheet, View } from 'react-native';

import { Button, Icon, Panel, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import type { DeviceTrouble } from '@/storage';
import { space, useTheme } from '@/theme';

type Props = { trouble: DeviceTrouble; onRetry: () => void };

/** The device does not let anybody look at its storage. */
export function ClosedShelf({ trouble, onRetry }: Props) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  return (
    <Panel style={[styles.panel, { borderColor: palette.warn }]}>
      <View style={styles.title}>
        <Icon name="triangle-alert" colour={palette.warn} />
        <Txt variant="item" role="heading" aria-level={2} style={styles.words}>
          {t('saved.closedTitle')}
        </Txt>
      </View>
      <Txt colour="text2" role="alert">
        {t(`trouble.${trouble}`)}
      </Txt>
      <Button text={t('failure.retry')} testID="try-again" onPress={onRetry} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { borderStyle: 'dashed', padding: space.l, gap: space.m },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flexShrink: 1 },
});

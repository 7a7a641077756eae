import { StyleSheet, View } from 'react-native';

import { Button, Icon, Panel, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { font, space, useTheme } from '@/theme';

type Props = {
  /** When the game began, as far as anybody can tell. */
  day: string | null;
  /** What is wrong with it, in one sentence. */
  why: string;
  onCopy: () => void;
  onRemove: () => void;
};

/** A game that cannot be read: nothing is done to it unless people ask for it. */
export function FaultyPanel({ day, why, onCopy, onRemove }: Props) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  return (
    <Panel style={[styles.panel, { borderColor: palette.warn }]}>
      <View style={styles.top}>
        <Icon name="file-exclamation-point" size={24} colour={palette.warn} />
        <View style={styles.words}>
          <Txt variant="strong" role="heading" aria-level={2} style={styles.title}>
            {t('saved.faulty')}
          </Txt>
          <Txt variant="small" colour="text2" style={styles.text}>
            {day ? t('saved.faultySince', { day }) : t('saved.faultyKept')}
          </Txt>
          <Txt variant="small" colour="warn" style={styles.text}>
            {why}
          </Txt>
        </View>
      </View>
      <View style={styles.buttons}>
        <View style={styles.button}>
          <Button
            icon="clipboard-copy"
            text={t('saved.copyText')}
            height={44}
            testID="copy-its-text"
            onPress={onCopy}
          />
        </View>
        <View style={styles.button}>
          <Button text={t('saved.remove')} height={44} testID="remove" onPress={onRemove} />
        </View>
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { flexGrow: 1, borderStyle: 'dashed', padding: 14, gap: space.m, justifyContent: 'space-between' },
  top: { flexDirection: 'row', gap: space.m },
  words: { flex: 1, gap: 2 },
  title: { fontFamily: font.bold },
  text: { fontFamily: font.medium },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  button: { flexGrow: 1, flexBasis: 130 },
});

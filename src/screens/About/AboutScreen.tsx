import Constants from 'expo-constants';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, GuildChip, ListRow, Page, Panel, Sheet, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { GUILD_CODES, space } from '@/theme';

import { goBack } from '../goBack';
import licences from './licences.json';

/** The authors on game-icons.net whose emblems we use. */
const EMBLEM_AUTHORS = 'Lorc, Delapouite, Skoll, Sbed, Carl Olsen';

type Package = (typeof licences.packages)[number];
const TEXTS: Readonly<Record<string, string>> = licences.texts;

export function AboutScreen() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ open: boolean; item: Package | null }>({ open: false, item: null });
  const close = () => setShown((sheet) => ({ ...sheet, open: false }));

  return (
    <Page title={t('about.title')} backLabel={t('common.back')} onBack={goBack}>
      <Section title={t('about.unofficialTitle')} text={[t('about.unofficial')]} />
      <Section title={t('about.offlineTitle')} text={[t('about.offline')]} />
      <Section
        title={t('about.creditsTitle')}
        text={[t('about.emblems', { authors: EMBLEM_AUTHORS }), t('about.icons'), t('about.fonts')]}
      >
        <View style={styles.chips}>
          {GUILD_CODES.map((guild) => (
            <GuildChip key={guild} guild={guild} />
          ))}
        </View>
      </Section>
      <Section title={t('about.packagesTitle')} text={[t('about.packages')]} />
      <Panel>
        {licences.packages.map((item, index) => (
          <ListRow
            key={item.name}
            first={index === 0}
            text={item.name}
            value={item.licence}
            onPress={() => setShown({ open: true, item })}
          />
        ))}
      </Panel>
      <Txt variant="label" colour="text2" style={styles.version}>
        {t('about.version', { version: Constants.expoConfig?.version })}
      </Txt>
      <Sheet
        open={shown.open}
        onClose={close}
        label={shown.item ? t('about.packageSpoken', shown.item) : ''}
        closeLabel={t('common.close')}
      >
        {shown.item && (
          <>
            <Txt variant="title" role="heading" aria-level={2}>
              {shown.item.name}
            </Txt>
            <Txt variant="label" colour="text2">
              {shown.item.copyright}
            </Txt>
            <Txt variant="label">{TEXTS[shown.item.licence]}</Txt>
            <Button text={t('common.close')} onPress={close} />
          </>
        )}
      </Sheet>
    </Page>
  );
}

type SectionProps = { title: string; text: readonly string[]; children?: React.ReactNode };

function Section({ title, text, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <Txt variant="name" role="heading" aria-level={2}>
        {title}
      </Txt>
      {children}
      {text.map((paragraph) => (
        <Txt key={paragraph}>{paragraph}</Txt>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.xs, marginBottom: space.m },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, marginVertical: space.xs },
  version: { textAlign: 'center', marginTop: space.m },
});

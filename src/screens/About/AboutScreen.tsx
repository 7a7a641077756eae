import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';

import { Button, GuildChip, ListRow, Page, Panel, Sheet, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { GUILD_CODES, space } from '@/theme';

import { goBack } from '../goBack';
import { useSheet } from '../useSheet';
import licences from './licences.json';

/** The authors on game-icons.net whose emblems we use. */
const EMBLEM_AUTHORS = 'Lorc, Delapouite, Skoll, Sbed, Carl Olsen';

type Package = { name: string; version?: string; licence: string; copyright: string };

/** What we did not draw ourselves. */
const ART: readonly Package[] = [
  { name: 'game-icons.net', licence: 'CC-BY-3.0', copyright: EMBLEM_AUTHORS },
  { name: 'Lucide', licence: 'ISC', copyright: 'Copyright (c) 2026 Lucide Icons and Contributors' },
  { name: 'Feather', licence: 'MIT', copyright: 'Copyright (c) 2013-present Cole Bemis' },
  { name: 'Grenze', licence: 'OFL-1.1', copyright: 'Copyright 2019 The Grenze Project Authors' },
  { name: 'Barlow', licence: 'OFL-1.1', copyright: 'Copyright 2017 The Barlow Project Authors' },
];
const TEXTS: Readonly<Record<string, string>> = licences.texts;

/** A package may stand under several licences at once. */
const licenceTexts = ({ licence }: Package) => licence.split(' AND ').flatMap((id) => TEXTS[id] ?? []);

export function AboutScreen() {
  const { t } = useTranslation();
  const { open, item, show, close } = useSheet<Package>();

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
            <GuildChip key={guild} guild={guild} size={28} />
          ))}
        </View>
      </Section>
      <Licences items={ART} onOpen={show} />
      <Section title={t('about.packagesTitle')} text={[t('about.packages')]} />
      <Licences items={licences.packages} onOpen={show} />
      <Txt variant="label" colour="text2" style={styles.version}>
        {t('about.version', { version: Constants.expoConfig?.version })}
      </Txt>
      <Sheet open={open} onClose={close} label={item?.name ?? ''} closeLabel={t('common.close')}>
        {item && (
          <>
            <Txt variant="title" role="heading" aria-level={2}>
              {item.name}
            </Txt>
            <Txt variant="label" colour="text2">
              {item.copyright}
            </Txt>
            {licenceTexts(item).map((text) => (
              <Txt key={text} variant="label">
                {text}
              </Txt>
            ))}
            <Button text={t('common.close')} onPress={close} />
          </>
        )}
      </Sheet>
    </Page>
  );
}

function Licences({ items, onOpen }: { items: readonly Package[]; onOpen: (item: Package) => void }) {
  return (
    <Panel style={styles.list}>
      {items.map((item, index) => (
        <ListRow
          key={`${item.name} ${item.version}`}
          first={index === 0}
          text={item.name}
          value={item.licence}
          onPress={() => onOpen(item)}
        />
      ))}
    </Panel>
  );
}

type SectionProps = { title: string; text: readonly string[]; children?: React.ReactNode };

function Section({ title, text, children }: SectionProps) {
  return (
    <Panel style={styles.section}>
      <Txt variant="name" role="heading" aria-level={2}>
        {title}
      </Txt>
      {children}
      {text.map((paragraph) => (
        <Txt key={paragraph}>{paragraph}</Txt>
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.xs, padding: space.l, marginBottom: space.xs },
  // Two rows of nine.
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, maxWidth: 300, marginVertical: space.xs },
  list: { marginBottom: space.m },
  version: { textAlign: 'center', marginTop: space.m },
});

import Constants from 'expo-constants';
import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, ListRow, Page, Panel, Sheet, Touch, Txt } from '@/components';
import { LANGUAGES, LANGUAGE_NAMES, deviceLanguage, useTranslation } from '@/i18n';
import { space, THEME_CHOICES, useTheme } from '@/theme';

import { useSettings } from '../Shell';
import { goBack } from '../goBack';
import { ThemeTile } from './ThemeTile';

/** Every choice holds at once and is remembered; there is nothing to confirm. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const { settings, unsaved, change } = useSettings();
  const [choosing, setChoosing] = useState(false);

  const device = t('settings.languageDevice', { language: LANGUAGE_NAMES[deviceLanguage()] });
  const languages = [null, ...LANGUAGES].map((language) => ({
    language,
    name: language ? LANGUAGE_NAMES[language] : t('settings.languageOfDevice'),
  }));

  return (
    <Page title={t('settings.title')} backLabel={t('common.back')} onBack={goBack}>
      {unsaved && (
        <Panel style={[styles.warning, { borderColor: palette.warn }]}>
          <Txt variant="prompt" colour="warn" role="alert">
            {t('settings.notSaved')}
          </Txt>
        </Panel>
      )}
      <Txt variant="prompt" colour="text2" style={styles.group}>
        {t('settings.look')}
      </Txt>
      <Panel>
        <ListRow
          first
          text={t('settings.language')}
          value={settings.language ? LANGUAGE_NAMES[settings.language] : device}
          onPress={() => setChoosing(true)}
          testID="language"
        />
        <View style={[styles.hair, { backgroundColor: palette.hair }]} />
        <View style={styles.block}>
          <Txt variant="strong">{t('settings.theme')}</Txt>
          <View style={styles.themes} role="radiogroup" aria-label={t('settings.theme')}>
            {THEME_CHOICES.map((theme) => (
              <ThemeTile
                key={theme}
                choice={theme}
                name={t(`settings.themeName.${theme}`)}
                chosen={settings.theme === theme}
                onPress={() => change({ theme })}
              />
            ))}
          </View>
        </View>
      </Panel>
      <Txt variant="prompt" colour="text2" style={styles.group}>
        {t('settings.about')}
      </Txt>
      <Panel>
        <ListRow
          first
          text={t('settings.licences')}
          onPress={() => router.push('/about')}
          testID="licences-and-credits"
        />
      </Panel>
      <Txt variant="label" colour="text2" style={styles.version}>
        {t('settings.version', { version: Constants.expoConfig?.version })}
      </Txt>
      <Sheet
        open={choosing}
        onClose={() => setChoosing(false)}
        label={t('settings.language')}
        closeLabel={t('common.close')}
      >
        <Txt variant="title" role="heading" aria-level={2}>
          {t('settings.language')}
        </Txt>
        <View role="radiogroup" aria-label={t('settings.language')}>
          {languages.map(({ language, name }) => (
            <Touch
              key={name}
              role="radio"
              selected={settings.language === language}
              label={name}
              testID={`language-${language ?? 'device'}`}
              style={styles.language}
              onPress={() => {
                change({ language });
                setChoosing(false);
              }}
            >
              <Txt variant="strong">{name}</Txt>
              {settings.language === language && <Icon name="check" colour={palette.legal} />}
            </Touch>
          ))}
        </View>
      </Sheet>
    </Page>
  );
}

const styles = StyleSheet.create({
  group: { marginTop: space.m, marginLeft: 2 },
  block: { padding: space.l, paddingTop: space.m, gap: space.s },
  hair: { height: 1, marginLeft: space.l },
  themes: { flexDirection: 'row', gap: space.s },
  version: { textAlign: 'center', marginTop: space.m },
  warning: { padding: space.l, borderStyle: 'dashed' },
  language: { minHeight: 52, flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});

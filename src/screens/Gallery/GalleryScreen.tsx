import { router, useLocalSearchParams } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { Button, Page } from '@/components';
import { space } from '@/theme';

import { HomeView } from '../Home/HomeView';
import { AnatomySheet } from './AnatomySheet';
import { DetailSheet } from './DetailSheet';
import { GuildSheet } from './GuildSheet';
import { PartsSheet } from './PartsSheet';
import { SAMPLE_HOME } from './samples';

const SHEETS = {
  guilds: GuildSheet,
  anatomy: AnatomySheet,
  details: DetailSheet,
  parts: PartsSheet,
} as const;
const NAMES = [...(Object.keys(SHEETS) as (keyof typeof SHEETS)[]), 'home'] as const;

/** All shared parts in all their states, for looking at. Only development builds have it, so its words are not translated. */
export function GalleryScreen() {
  const { show } = useLocalSearchParams<{ show?: string }>();
  if (show === 'home') return <HomeView {...SAMPLE_HOME} />;
  const name = NAMES.find((known) => known === show) ?? 'guilds';
  const Sheet = SHEETS[name as keyof typeof SHEETS];
  return (
    <Page title="Gallery" backLabel="Back" onBack={() => router.replace('/')} maxWidth={1240}>
      <View style={styles.tabs}>
        {NAMES.map((each) => (
          <Button
            key={each}
            text={each}
            height={44}
            kind={each === name ? 'legal' : 'plain'}
            onPress={() => router.setParams({ show: each })}
          />
        ))}
      </View>
      <Sheet />
    </Page>
  );
}

const styles = StyleSheet.create({
  tabs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginBottom: space.m },
});

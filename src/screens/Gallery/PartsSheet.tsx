import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, ListRow, MiniTable, Panel, ProgressRing, Rift, Sheet, Toast, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { space, type, type TypeName } from '@/theme';

import { SAMPLE_HOME } from './samples';

const nothing = () => {};

/** Type scale, buttons, lists, toast, sheet and rift. */
export function PartsSheet() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <View style={styles.sheet}>
      <View style={styles.group}>
        {(Object.keys(type) as TypeName[]).map((name) => (
          <Txt key={name} variant={name}>
            {name} 567 Prüfen und ziehen
          </Txt>
        ))}
      </View>
      <View style={styles.group}>
        <Button kind="primary" icon="play" text="Continue" onPress={nothing} />
        <Button icon="swords" text="New game" onPress={nothing} />
        <Button kind="legal" text="Choose 4" onPress={nothing} />
        <Button kind="warn" text="Resign" onPress={nothing} />
        <Button disabled text="End" onPress={nothing} />
        <Button text="Open the sheet" testID="open-sheet" onPress={() => setOpen(true)} />
      </View>
      <View style={styles.group}>
        <Toast
          icon="sparkles"
          title={t('update.ready')}
          text={t('update.safe')}
          quiet={{ text: t('update.later'), onPress: nothing }}
          main={{ text: t('update.restart'), onPress: nothing }}
        />
        <Panel>
          <ListRow first text="Language" value="English (device)" onPress={nothing} />
          <ListRow text="Licences and credits" onPress={nothing} />
        </Panel>
        <View style={styles.row}>
          <ProgressRing value={0} of={6} />
          <ProgressRing value={3} of={6} />
          <ProgressRing value={60} of={60} />
          {SAMPLE_HOME.running && <MiniTable width={124} height={104} {...SAMPLE_HOME.running.table} />}
        </View>
        <Rift width={340} height={60} />
      </View>
      <Sheet open={open} onClose={() => setOpen(false)} label="A sheet" closeLabel="Close">
        <Txt variant="title">A sheet</Txt>
        <Txt>Drag it down, tap outside or press Escape.</Txt>
        <Button kind="primary" text="OK" onPress={() => setOpen(false)} />
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
  group: { width: 360, maxWidth: '100%', gap: space.m },
  row: { flexDirection: 'row', gap: space.m, alignItems: 'center' },
});

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import {
  Button,
  ListRow,
  MiniTable,
  Panel,
  ProgressRing,
  Rift,
  Segments,
  Sheet,
  SwipeRow,
  TextField,
  Toast,
  Txt,
} from '@/components';
import { useTranslation } from '@/i18n';
import { space, type, useTheme, type TypeName } from '@/theme';

import { SAMPLE_HOME } from './samples';

const nothing = () => {};

/** Type scale, buttons, segments, lists, fields, toasts, sheet and rift. */
export function PartsSheet() {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const [open, setOpen] = useState(false);
  const [swiped, setSwiped] = useState(true);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [text, setText] = useState('');
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
        <Button height={44} text="A low one" onPress={nothing} />
        <Segments
          label="One of two"
          segments={[
            { value: 'one', text: 'Running 3' },
            { value: 'two', text: 'Finished 28' },
          ]}
          chosen={tab}
          onChoose={setTab}
        />
        <SwipeRow
          open={swiped}
          onOpen={setSwiped}
          action={{ text: 'Delete', icon: 'trash-2', testID: 'delete', onPress: nothing }}
          label="A row"
          onPress={nothing}
          style={{ backgroundColor: palette.surface, padding: space.l }}
        >
          <Txt>Swiped to the left</Txt>
        </SwipeRow>
        <TextField label="Record" hint="Record" value={text} onChange={setText} wrong={text !== ''} />
      </View>
      <View style={styles.group}>
        <Toast
          icon="sparkles"
          title={t('update.ready')}
          text={t('update.safe')}
          quiet={{ text: t('update.later'), onPress: nothing }}
          main={{ text: t('update.restart'), onPress: nothing }}
        />
        <Toast
          edge="bottom"
          title="Deleted: You vs Kai"
          main={{ text: 'Undo', icon: 'undo-2', onPress: nothing }}
        />
        <Toast edge="bottom" icon="check" title="Copied" />
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

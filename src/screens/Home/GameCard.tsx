import { StyleSheet, View } from 'react-native';

import { Button, MiniTable, Panel, Txt, type IconName, type MiniColumns } from '@/components';
import { elevation, font, radius, space, useTheme } from '@/theme';

import type { HomeLayout } from './layout';

type Props = {
  layout: HomeLayout;
  status: string;
  title: string;
  text: string;
  score?: { readonly own: number; readonly rival: number; readonly spoken: string };
  table: { readonly rival: MiniColumns; readonly own: MiniColumns };
  action: {
    readonly text: string;
    readonly icon: IconName;
    readonly testID: string;
    readonly onPress: () => void;
  };
};

/** The one gold button of the home screen, with what it leads to. */
export function GameCard({ layout, status, title, text, score, table, action }: Props) {
  const { palette } = useTheme();
  return (
    <Panel
      style={[
        styles.card,
        { padding: layout.padding, gap: layout.padding, boxShadow: elevation.raised(palette) },
      ]}
    >
      <View style={[styles.row, { gap: layout.padding }]}>
        <MiniTable {...layout.mini} {...table} />
        <View style={styles.words}>
          <Txt variant="prompt" colour="legal">
            {status}
          </Txt>
          <Txt variant="name" role="heading" aria-level={2}>
            {title}
          </Txt>
          <Txt variant="small" colour="text2" style={styles.text}>
            {text}
          </Txt>
          {score && (
            <View style={styles.score} aria-label={score.spoken} role="img">
              <Txt variant="figure" colour="you" aria-hidden>
                {score.own}
              </Txt>
              <Txt variant="figure" colour="text3" aria-hidden>
                :
              </Txt>
              <Txt variant="figure" colour="rival" aria-hidden>
                {score.rival}
              </Txt>
            </View>
          )}
        </View>
      </View>
      <Button kind="primary" height={layout.button} {...action} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.panel, overflow: 'visible', justifyContent: 'space-between', flexGrow: 1 },
  row: { flexDirection: 'row', alignItems: 'center', flexGrow: 1 },
  words: { flex: 1, gap: 2 },
  text: { fontFamily: font.medium },
  score: { flexDirection: 'row', gap: space.s, alignSelf: 'flex-start' },
});

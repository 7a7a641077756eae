import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button, TextField, Txt, useAnnounce } from '@/components';
import { useTranslation } from '@/i18n';
import { space } from '@/theme';

/** Why nothing came in; `line` shows the place in the text. */
export type ImportProblem = { readonly text: string; readonly line: string | null };

export type Source = 'clipboard' | 'file';

/** A text, or why there is none. Null: somebody changed their mind. */
export type FetchedText = { readonly text: string } | { readonly problem: string } | null;

type Props = {
  onFetch: (source: Source) => Promise<FetchedText>;
  /** Takes the games in, or says why not. */
  onImport: (text: string) => Promise<ImportProblem | null>;
};

/** A text becomes a saved game: it is pasted, typed or read from a file, and looked at before it is taken. */
export function ImportForm({ onFetch, onImport }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [busy, setBusy] = useState(false);
  useAnnounce(problem && problem.text);

  const write = (written: string) => {
    setText(written);
    setProblem(null);
  };
  const fetchFrom = async (source: Source) => {
    const fetched = await onFetch(source);
    if (!fetched) return;
    if ('text' in fetched) write(fetched.text);
    else setProblem({ text: fetched.problem, line: null });
  };
  const take = async () => {
    setBusy(true);
    setProblem(await onImport(text));
    setBusy(false);
  };

  return (
    <>
      <Txt variant="title" role="heading" aria-level={2}>
        {t('saved.import')}
      </Txt>
      <Txt colour="text2">{t('saved.importText')}</Txt>
      <View style={styles.sources}>
        <View style={styles.source}>
          <Button
            icon="clipboard-paste"
            text={t('saved.paste')}
            testID="paste"
            onPress={() => void fetchFrom('clipboard')}
          />
        </View>
        <View style={styles.source}>
          <Button
            icon="folder-open"
            text={t('saved.chooseFile')}
            testID="choose-a-file"
            onPress={() => void fetchFrom('file')}
          />
        </View>
      </View>
      <TextField
        label={t('saved.record')}
        hint={t('saved.record')}
        value={text}
        onChange={write}
        wrong={problem !== null}
        testID="record"
      />
      <View aria-live="assertive" style={styles.problem}>
        {problem && (
          <>
            <Txt variant="prompt" colour="warn" role="alert">
              {problem.text}
            </Txt>
            {problem.line && (
              <Txt variant="label" colour="text2" selectable>
                {problem.line}
              </Txt>
            )}
          </>
        )}
      </View>
      <Button
        kind="primary"
        icon="file-down"
        text={t('saved.importNow')}
        disabled={busy || text.trim() === ''}
        testID="import"
        onPress={() => void take()}
      />
    </>
  );
}

const styles = StyleSheet.create({
  sources: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  source: { flexGrow: 1, flexBasis: 140 },
  problem: { gap: space.xs },
});

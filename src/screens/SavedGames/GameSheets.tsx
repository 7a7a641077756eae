import { Button, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import type { FaultyGame, Summary } from '@/storage';

type GameMenuProps = {
  game: Summary;
  title: string;
  onCopy: (game: Summary) => void;
  onShare: (game: Summary) => void;
  onDelete: (game: Summary) => void;
};

/** What can be done with a game besides opening it. */
export function GameMenu({ game, title, onCopy, onShare, onDelete }: GameMenuProps) {
  const { t } = useTranslation();
  return (
    <>
      <Txt variant="title" role="heading" aria-level={2}>
        {title}
      </Txt>
      <Button
        icon="clipboard-copy"
        text={t('saved.copyRecord')}
        testID="copy-record"
        onPress={() => onCopy(game)}
      />
      <Button
        icon="share-2"
        text={t('saved.shareRecord')}
        testID="share-record"
        onPress={() => onShare(game)}
      />
      <Button
        kind="warn"
        icon="trash-2"
        text={t('saved.delete')}
        testID="delete"
        onPress={() => onDelete(game)}
      />
    </>
  );
}

type RemoveQuestionProps = {
  faulty: FaultyGame;
  onKeep: () => void;
  onCopy: (faulty: FaultyGame) => void;
  onRemove: (faulty: FaultyGame) => void;
};

/** Asked before a game goes that nobody could look at. */
export function RemoveQuestion({ faulty, onKeep, onCopy, onRemove }: RemoveQuestionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Txt variant="title" role="heading" aria-level={2}>
        {t('saved.removeTitle')}
      </Txt>
      <Txt colour="text2">{t('saved.removeText')}</Txt>
      <Button kind="primary" text={t('saved.keep')} testID="keep-it" onPress={onKeep} />
      <Button
        icon="clipboard-copy"
        text={t('saved.copyText')}
        testID="copy-its-text"
        onPress={() => onCopy(faulty)}
      />
      <Button
        kind="warn"
        icon="trash-2"
        text={t('saved.remove')}
        testID="remove-it"
        onPress={() => onRemove(faulty)}
      />
    </>
  );
}

import { useTranslation } from '@/i18n';
import { copyText, shareText } from '@/sharing';
import { exportGame, storage, type Summary } from '@/storage';

import { fileNameOf } from './rows';
import type { Notice } from './useNotice';

/** Records and damaged texts on their way out of the app. */
export function useRecords(say: (notice: Notice) => void, reload: () => Promise<void>) {
  const { t } = useTranslation();
  const failed = (title: string) => say({ icon: 'triangle-alert', title });

  async function copy(text: string): Promise<void> {
    if ((await copyText(text)) === 'done') say({ icon: 'check', title: t('saved.copied') });
    else failed(t('saved.notCopied'));
  }

  /** If the game has vanished meanwhile, the list is read anew and shows what is there. */
  async function withRecord({ id }: Summary, send: (text: string) => Promise<void>): Promise<void> {
    const opened = await storage.games.open(id);
    if (opened.state === 'open') await send(exportGame(opened.game));
    else await reload();
  }

  const share = (game: Summary) =>
    withRecord(game, async (text) => {
      if ((await shareText(fileNameOf(game.started), text)) === 'failed') failed(t('saved.notShared'));
    });

  return { copy, copyRecord: (game: Summary) => withRecord(game, copy), shareRecord: share };
}

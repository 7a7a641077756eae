import { useTranslation } from '@/i18n';
import { bringIn } from '@/match';
import { pickText, readClipboard } from '@/sharing';
import { IMPORT_LIMIT } from '@/storage';

import { faultText, wrongLine } from './faults';
import type { FetchedText, ImportProblem, Source } from './ImportForm';

/** Where texts come from and where they go, for the import form. */
export function useImport(onImported: (count: number) => void) {
  const { t } = useTranslation();

  async function fetchFrom(source: Source): Promise<FetchedText> {
    const fetched = await (source === 'file' ? pickText(IMPORT_LIMIT) : readClipboard());
    switch (fetched.state) {
      case 'done':
        return source === 'clipboard' && fetched.text.trim() === ''
          ? { problem: t('saved.emptyClipboard') }
          : { text: fetched.text };
      case 'too-long':
        return { problem: faultText({ kind: 'too-long', limit: IMPORT_LIMIT }, t) };
      case 'failed':
        return { problem: source === 'file' ? t('saved.noFile') : t('saved.noClipboard') };
      case 'cancelled':
        return null;
    }
  }

  async function takeIn(text: string): Promise<ImportProblem | null> {
    const result = await bringIn(text);
    if (result.ok) {
      onImported(result.ids.length);
      return null;
    }
    if ('trouble' in result) return { text: t(`trouble.${result.trouble}`), line: null };
    return { text: faultText(result.fault, t), line: wrongLine(result.fault, text) };
  }

  return { fetchFrom, takeIn };
}

import { Toast } from '@/components';
import { useTranslation } from '@/i18n';
import type { StoreTrouble } from '@/storage';

import type { Notice } from './useNotice';
import type { Removed } from './useRemoval';

type Props = {
  removed: readonly Removed[];
  /** Why they are not back, if that was tried. */
  trouble: StoreTrouble | null;
  notice: Notice | null;
  onUndo: () => void;
};

/** What was just done. What can still be taken back comes first. */
export function ShelfToast({ removed, trouble, notice, onUndo }: Props) {
  const { t } = useTranslation();
  const [first, ...more] = removed;
  if (!first) return notice && <Toast key={notice.title} edge="bottom" {...notice} />;
  const main = { text: t('saved.undo'), icon: 'undo-2', testID: 'undo', onPress: onUndo } as const;
  if (trouble)
    return (
      <Toast
        edge="bottom"
        icon="triangle-alert"
        title={t('saved.notBack')}
        text={t(`trouble.${trouble}`)}
        main={main}
      />
    );
  const said = more.length === 0 ? first.said : t('saved.deletedMany', { number: removed.length });
  return <Toast edge="bottom" title={said} main={main} />;
}

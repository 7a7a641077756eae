import { Button, Sheet, Txt } from '@/components';
import { useTranslation } from '@/i18n';

import { useSheet } from './useSheet';

/** Places that are not built yet say so, in a sheet with their name. */
export function useNotYet() {
  const { t } = useTranslation();
  const { open, item: title, show, close } = useSheet<string>();
  return {
    sayNotYet: show,
    notYetSheet: (
      <Sheet open={open} onClose={close} label={title ?? ''} closeLabel={t('common.close')}>
        <Txt variant="title" role="heading" aria-level={2}>
          {title}
        </Txt>
        <Txt colour="text2">{t('common.notYet')}</Txt>
        <Button kind="primary" text={t('common.ok')} onPress={close} />
      </Sheet>
    ),
  };
}

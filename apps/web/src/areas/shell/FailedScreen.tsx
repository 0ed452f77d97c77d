import { Button, ErrorState } from '@cafeteria/ui';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Shown instead of a screen that broke; trying again loads its data anew. */
export const FailedScreen = () => {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <ErrorState title={t('failed.title')} headingLevel={1} actions={<Button onClick={() => void router.invalidate()}>{t('action.retry')}</Button>}>
      {t('failed.text')}
    </ErrorState>
  );
};

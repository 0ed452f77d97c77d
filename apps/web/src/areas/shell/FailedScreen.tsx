import { Button, buttonClass, ErrorState } from '@cafeteria/ui';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink, PageTitle } from '../../platform/navigation/index.ts';

/** Shown instead of a screen that broke; trying again loads its data anew. */
export const FailedScreen = () => {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <>
      <PageTitle>{t('failed.title')}</PageTitle>
      <ErrorState title={t('failed.title')} headingLevel={1} actions={<><Button icon="refresh" onClick={() => void router.invalidate()}>{t('action.retry')}</Button><AppLink href="/" className={buttonClass({ kind: 'ghost' })}>{t('notFound.home')}</AppLink></>}>
        {t('failed.text')}
      </ErrorState>
    </>
  );
};

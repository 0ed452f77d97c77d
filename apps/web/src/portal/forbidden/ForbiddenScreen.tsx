import { buttonClass, EmptyState } from '@cafeteria/ui';
import type { ReactNode } from 'react';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';

/** The 403 page: this reader may not see what is here. */
export const ForbiddenScreen = (): ReactNode => {
  const { t } = useTexts();
  return (
    <>
      <PageTitle>{t('forbidden.title')}</PageTitle>
      <EmptyState
        icon="lock"
        headingLevel={1}
        title={t('forbidden.title')}
        actions={
          <AppLink className={buttonClass({})} href="/">
            {t('notFound.home')}
          </AppLink>
        }
      >
        {t('forbidden.text')}
      </EmptyState>
    </>
  );
};

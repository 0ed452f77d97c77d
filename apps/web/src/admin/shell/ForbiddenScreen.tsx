import { buttonClass, EmptyState } from '@cafeteria/ui';
import type { NotFoundRouteProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { NotFoundScreen } from '../../portal/shell/NotFoundScreen.tsx';

/** What `notFound` carries when nothing of administration is loaded, because the reader is no administrator. */
export const forbidden = 'forbidden';

/** The 403 of the portal; other addresses that lead nowhere look like everywhere else. */
export const ForbiddenScreen = ({ data }: Pick<NotFoundRouteProps, 'data'>) => {
  const { t } = useTranslation();
  if (data !== forbidden) return <NotFoundScreen />;
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

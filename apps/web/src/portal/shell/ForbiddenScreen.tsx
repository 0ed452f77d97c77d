import { buttonClass, EmptyState } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';

/** The 403 of the portal: something is here, but not for this reader. */
export const ForbiddenScreen = () => {
  const { t } = useTranslation();
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

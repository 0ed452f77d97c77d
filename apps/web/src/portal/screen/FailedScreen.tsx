import { Button, buttonClass, ErrorState } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useIsOnline, useReturning } from '../../shared/online.ts';
import { useTexts } from '../../shared/texts/index.ts';

/**
 * Shown instead of a screen that failed; trying again reloads its data, which a connection that comes back does by
 * itself.
 */
export const FailedScreen = () => {
  const { t } = useTexts();
  const isOnline = useIsOnline();
  const router = useRouter();
  const client = useQueryClient();
  const retry = (): void => {
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    void router.invalidate();
  };
  useReturning(retry);
  if (!isOnline)
    return (
      <>
        <PageTitle>{t('failed.offline')}</PageTitle>
        <ErrorState title={t('failed.offline')} headingLevel={1}>
          {t('failed.offlineText')}
        </ErrorState>
      </>
    );
  return (
    <>
      <PageTitle>{t('failed.title')}</PageTitle>
      <ErrorState
        title={t('failed.title')}
        headingLevel={1}
        actions={
          <>
            <Button icon="refresh" onClick={retry}>
              {t('action.retry')}
            </Button>
            <AppLink href="/" className={buttonClass({ kind: 'ghost' })}>
              {t('notFound.home')}
            </AppLink>
          </>
        }
      >
        {t('failed.text')}
      </ErrorState>
    </>
  );
};

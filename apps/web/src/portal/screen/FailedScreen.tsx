import { Button, buttonClass, ErrorState } from '@cafeteria/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';

/** Shown instead of a screen that failed; trying again reloads its data. */
export const FailedScreen = () => {
  const { t } = useTexts();
  const router = useRouter();
  const client = useQueryClient();
  const retry = (): void => {
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    void router.invalidate();
  };
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

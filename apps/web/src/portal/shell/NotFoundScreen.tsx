import { buttonClass, EmptyState, Heading } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import type { NotFoundRouteProps } from '@tanstack/react-router';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { forbidden } from '../../shared/routing/index.ts';
import { CategoryLinks } from '../category-tree/index.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import styles from './NotFoundScreen.module.css';

/** Nothing is here, but there are ways on. */
export const NotFoundScreen = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <EmptyState
        title={t('notFound.title')}
        headingLevel={1}
        picture={
          <span className={styles.number} aria-hidden="true">
            404
          </span>
        }
        actions={
          <AppLink href="/" className={buttonClass()}>
            {t('notFound.home')}
          </AppLink>
        }
      >
        {t('notFound.text')}
      </EmptyState>
      <nav aria-labelledby="not-found-categories" className={styles.categories}>
        <Heading level={2} id="not-found-categories" size="md">
          {t('notFound.categories')}
        </Heading>
        <CategoryLinks />
      </nav>
    </div>
  );
};

/** What stands where an address leads nowhere, or to what is not for its reader. */
export const MissingScreen = ({ data }: Pick<NotFoundRouteProps, 'data'>) =>
  data === forbidden ? <ForbiddenScreen /> : <NotFoundScreen />;

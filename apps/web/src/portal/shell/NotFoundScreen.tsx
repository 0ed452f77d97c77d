import { buttonClass, EmptyState, Heading } from '@cafeteria/ui';
import { AppLink, PageTitle } from '../../shared/navigation/index.ts';
import { isStaff, useMe } from '../../shared/session/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { CategoryLinks } from '../category-tree/index.ts';
import styles from './NotFoundScreen.module.css';

/** The 404 page, with the categories as a way on. */
export const NotFoundScreen = () => {
  const { t } = useTexts();
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
          <>
            <AppLink href="/" className={buttonClass()}>
              {t('notFound.home')}
            </AppLink>
            {/* what they looked for may have been a record */}
            {isStaff(useMe()) && (
              <AppLink href="/admin" className={buttonClass({ kind: 'ghost' })}>
                {t('navigation.admin')}
              </AppLink>
            )}
          </>
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

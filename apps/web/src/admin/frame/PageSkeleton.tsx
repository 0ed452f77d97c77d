import { Skeleton } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './Page.module.css';

/** Placeholder for a record that is loading. */
export const PageSkeleton = () => {
  const { t } = useTexts();
  return (
    <div className={styles.page} aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="text" width="short" />
      <Skeleton shape="heading" width="half" />
      {[0, 1].map((part) => (
        <div key={part} className={styles.skeleton}>
          <Skeleton shape="row" count={4} />
        </div>
      ))}
    </div>
  );
};

import { Skeleton } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import styles from './ArticleSkeleton.module.css';

/** The shape of an article while it loads: heading, picture, lines. */
export const ArticleSkeleton = () => {
  const { t } = useTexts();
  return (
    <div className={styles.shape} aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="block" />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="text" />
      ))}
    </div>
  );
};

import { Skeleton } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import styles from './Magazine.module.css';

/** The shape of something to read that is on its way: its heading, its picture, its lines. */
export const ArticleSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="block" />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="text" />
      ))}
    </div>
  );
};

import { Skeleton } from '@cafeteria/ui';
import { useTranslation } from 'react-i18next';
import styles from './Magazine.module.css';

/** The shape of an article while it loads: heading, picture, lines. */
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

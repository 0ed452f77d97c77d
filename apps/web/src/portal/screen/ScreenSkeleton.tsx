import { Skeleton } from '@cafeteria/ui';
import { useTexts } from '../../shared/texts/index.ts';
import { CatalogueSkeletons } from '../card/index.ts';
import styles from './ScreenSkeleton.module.css';

/** The shape of a screen while it loads: heading, picture, cards. */
export const ScreenSkeleton = () => {
  const { t } = useTexts();
  return (
    <div className={styles.screen} aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="block" />
      <CatalogueSkeletons />
    </div>
  );
};

import { Skeleton } from '@cafeteria/ui';
import styles from './StallAt.module.css';

/** Three cards to come. */
export const WaysShape = () => (
  <div className={styles.row} aria-hidden="true">
    {[0, 1, 2].map((index) => (
      <span key={index} className={styles.way}>
        <Skeleton shape="card" className={styles.wayShape ?? ''} />
      </span>
    ))}
  </div>
);

/** The shape of the money that comes: the figure, two lines, the ribbon, three cards. */
export const StallShape = () => (
  <div className={styles.goods} aria-busy="true">
    <div className={styles.money} aria-hidden="true">
      <Skeleton shape="block" className={styles.figureShape ?? ''} />
      <Skeleton count={2} width="long" />
      <Skeleton shape="block" className={styles.ribbonShape ?? ''} />
    </div>
    <div className={styles.ways}>
      <Skeleton shape="heading" width="half" />
      <WaysShape />
    </div>
  </div>
);

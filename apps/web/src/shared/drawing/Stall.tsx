import { Icon, type IconName } from '@cafeteria/ui';
import styles from './Stall.module.css';

/**
 * A stall of the market: open, with its sign out, where something is to come; with its shutter down where something is
 * over. What it is about stands on it.
 * @example <EmptyState picture={<Stall icon="heart" />} title="Zatím nic" />
 */
export const Stall = ({
  icon,
  isClosed = false,
}: {
  readonly icon: IconName;
  readonly isClosed?: boolean;
}) => (
  <span className={styles.stall} data-closed={isClosed || undefined} aria-hidden="true">
    <Icon name={icon} />
  </span>
);

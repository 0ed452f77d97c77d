import { Skeleton } from '@cafeteria/ui';
import styles from './Widgets.module.css';

/**
 * What stands in words where the name of a record would: a sign of waiting while the name is on its way, and its
 * number only when there is none to be had. A number that turns into a name reads like a fault.
 */
export const unnamed = (id: number, isOnItsWay: boolean): string => (isOnItsWay ? '…' : `#${id}`);

type Props = { readonly id: number; readonly isOnItsWay: boolean };
/** The same on the screen: the room of a name. */
export const Unnamed = ({ id, isOnItsWay }: Props) =>
  isOnItsWay ? (
    <span className={styles.unnamed}>
      <Skeleton />
    </span>
  ) : (
    unnamed(id, false)
  );

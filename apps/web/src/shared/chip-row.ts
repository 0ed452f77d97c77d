import { classNames } from '@cafeteria/ui';
import styles from './ChipRow.module.css';

/**
 * The look of a row of chips, which slides under a finger where a phone is too narrow for all of them and wraps
 * elsewhere; in a card `--edge` says how far it reaches to its sides.
 * @example <ul className={chipRowClass()} role="list"><li>…</li></ul>
 * @example <div className={chipRowClass(styles.tight)} role="group">…</div>
 */
export const chipRowClass = (className?: string): string => classNames(styles.row, className);

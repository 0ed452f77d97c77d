import { classNames } from '../class-names.ts';
import styles from './Text.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type PriceProps = {
  /** The finished text, e.g. `1 290,00 Kč` or `−15 %`. */
  readonly amount: string;
  /** What stands before it, e.g. `od`, `sleva až`. */
  readonly prefix?: string;
  /** The price that no longer holds, crossed out; `oldLabel` is spoken before it. */
  readonly oldAmount?: string;
  readonly oldLabel?: string;
  readonly size?: 'small' | 'medium' | 'large' | 'display';
  readonly tone?: 'ink' | 'brand' | 'positive' | 'negative';
  readonly className?: string;
};

/**
 * A price.
 * @example <Price prefix="od" amount="1 290,00 Kč" oldAmount="1 490,00 Kč" oldLabel="Původně" />
 */
export const Price = ({
  amount,
  prefix,
  oldAmount,
  oldLabel,
  size = 'medium',
  tone = 'ink',
  className,
}: PriceProps) => (
  <span className={classNames(styles.price, className)} data-size={size} data-tone={tone}>
    {prefix && <span className={styles.prefix}>{prefix} </span>}
    <span className={styles.amount}>{amount}</span>
    {oldAmount && (
      <s className={styles.old}>
        {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
        {oldAmount}
      </s>
    )}
  </span>
);

import type { Money } from '@cafeteria/contract';
import { formatNumber } from '@cafeteria/i18n';
import type { ReactNode } from 'react';
import { moneyText } from './amounts.ts';
import styles from './Figures.module.css';

/** Figures beside one another, each with its word. */
export const Figures = ({
  children,
  isOfMillions = false,
}: {
  readonly children: ReactNode;
  /** Millions with their hellers want more room: three of them stand beside one another. */
  readonly isOfMillions?: boolean;
}) => (
  <dl className={styles.figures} data-wide={isOfMillions || undefined}>
    {children}
  </dl>
);

export const Figure = ({
  label,
  value,
  note,
  tone,
  isResult,
  isNothing,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  /** The colour it has in the columns of months. */
  readonly tone?: 'given' | 'spent';
  /** What the others come to: it stands first and is the largest. */
  readonly isResult?: boolean;
  /** One that changes nothing is not as loud as those that do. */
  readonly isNothing?: boolean;
}) => (
  <div
    className={styles.figure}
    data-result={isResult || undefined}
    data-nothing={isNothing || undefined}
  >
    <dt className={styles.label} data-tone={tone}>
      {label}
    </dt>
    <dd className={styles.value}>
      {value}
      {note && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
);

/** Whole crowns or euros: nobody steers by hellers. */
export const wholeText = ({ amount, currency }: Money): string =>
  moneyText(Math.round(amount / 100) * 100, currency).replace(/[,.]00/, '');
/** "7 %", to a tenth where `digits` is 1; undefined of nothing. */
export const percentOf = (part: number, whole: number, digits: 0 | 1 = 0): string | undefined => {
  const scale = 10 ** digits;
  return whole > 0
    ? `${formatNumber(Math.round((part / whole) * 100 * scale) / scale)}\u00A0%`
    : undefined;
};

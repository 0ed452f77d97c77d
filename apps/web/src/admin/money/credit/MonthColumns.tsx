import type { Currency } from '@cafeteria/contract';
import { formatMonth } from '@cafeteria/i18n';
import { useTexts } from '../../../shared/texts/index.ts';
import { axisEnd } from './axis.ts';
import { wholeText } from './Figure.tsx';
import styles from './Figures.module.css';

const height = 140;
const below = 20;
const room = height - below;
/** A column that is not nothing is seen. */
const smallest = 2;
const bars = ['given', 'spent'] as const;
const year = 12;
/** Minor units. */
type Month = { readonly month: string; readonly given: number; readonly spent: number };

/** What the axis does not reach: the column is cut near its top, and its amount stands where no other column is. */
const Cut = ({
  amount,
  currency,
  at,
  width,
}: {
  readonly amount: number;
  readonly currency: Currency;
  readonly at: number;
  readonly width: number;
}) => {
  const isLate = at > 50;
  return (
    <>
      <rect className={styles.cut} x={`${at}%`} y="16" width={`${width}%`} height="4" />
      <text
        className={styles.month}
        data-side={isLate ? 'before' : 'after'}
        x={`${isLate ? at : at + width}%`}
        dx={isLate ? -6 : 6}
        y="11"
      >
        {wholeText({ amount, currency })}
      </text>
    </>
  );
};

type BarProps = {
  readonly kind: (typeof bars)[number];
  readonly amount: number;
  readonly end: number;
  readonly currency: Currency;
  readonly at: number;
  readonly width: number;
};
const Bar = ({ kind, amount, end, currency, at, width }: BarProps) => {
  const whole = amount > 0 ? Math.max(smallest, (amount / end) * room) : 0;
  const size = Math.min(whole, room);
  return (
    <>
      <rect
        className={styles[kind]}
        x={`${at}%`}
        y={room - size}
        width={`${width}%`}
        height={size}
        rx="2"
      />
      {whole > size && <Cut amount={amount} currency={currency} at={at} width={width} />}
    </>
  );
};

/** What was given and what was spent, month beside month; the table says the same in figures. */
export const MonthColumns = ({
  months,
  label,
  currency,
}: {
  readonly months: readonly Month[];
  readonly label: string;
  readonly currency: Currency;
}) => {
  const { i18n } = useTexts();
  const end = axisEnd(months.flatMap(({ given, spent }) => [given, spent]));
  const width = 100 / months.length;
  const isLong = months.length > year;
  return (
    <div
      className={styles.room}
      {...(isLong && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <svg
        className={styles.columns}
        data-long={isLong || undefined}
        width="100%"
        height={height}
        role="img"
        aria-label={label}
      >
        {months.map((month, at) => (
          <g key={month.month}>
            {bars.map((kind, index) => (
              <Bar
                key={kind}
                kind={kind}
                amount={month[kind]}
                end={end}
                currency={currency}
                at={(at + 0.16 + index * 0.34) * width}
                width={0.32 * width}
              />
            ))}
            <text className={styles.month} x={`${(at + 0.5) * width}%`} y={height - 5}>
              {formatMonth(month.month, i18n.language, 'short')}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};

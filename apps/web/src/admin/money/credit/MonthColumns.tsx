import { formatMonth } from '@cafeteria/i18n';
import { useTexts } from '../../../shared/texts/index.ts';
import styles from './Figures.module.css';

const height = 140;
const below = 20;
/** A column that is not nothing is seen. */
const smallest = 2;
const bars = ['given', 'spent'] as const;
const year = 12;
/** Minor units. */
type Month = { readonly month: string; readonly given: number; readonly spent: number };

/** What was given and what was spent, month beside month; the table says the same in figures. */
export const MonthColumns = ({
  months,
  label,
}: {
  readonly months: readonly Month[];
  readonly label: string;
}) => {
  const { i18n } = useTexts();
  const most = Math.max(1, ...months.flatMap(({ given, spent }) => [given, spent]));
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
            {bars.map((key, index) => {
              const amount = Math.max(0, month[key]);
              const size = amount > 0 ? Math.max(smallest, (amount / most) * (height - below)) : 0;
              return (
                <rect
                  key={key}
                  className={styles[key]}
                  x={`${(at + 0.16 + index * 0.34) * width}%`}
                  y={height - below - size}
                  width={`${0.32 * width}%`}
                  height={size}
                  rx="2"
                />
              );
            })}
            <text className={styles.month} x={`${(at + 0.5) * width}%`} y={height - 5}>
              {formatMonth(month.month, i18n.language, 'short')}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};

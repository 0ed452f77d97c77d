import type { Currency, MonthSum, MovementView } from '@cafeteria/contract';
import { formatDate, formatMonth, formatSignedMoney, pragueDay } from '@cafeteria/i18n';
import { Icon } from '@cafeteria/ui';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { MovementMark } from './MovementMark.tsx';
import { isOff, Remark } from './Remark.tsx';
import styles from './History.module.css';

type HrefOf = (movement: number) => string;

const Movement = ({
  item,
  day,
  href,
}: {
  readonly item: MovementView;
  /** Of the first one of a day. */
  readonly day: string | undefined;
  readonly href: string;
}) => (
  <li
    data-testid={`movement-${item.reason}-${item.status}`}
    className={styles.row}
    data-first={day === undefined ? undefined : true}
  >
    <span className={styles.date}>{day}</span>
    <AppLink href={href} resetScroll={false} className={styles.movement}>
      <MovementMark item={item} />
      <span className={styles.words}>
        <strong className={styles.title}>{item.title}</strong>
        {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
        <span className={styles.remark}>
          <Remark item={item} />
        </span>
      </span>
      <span
        className={styles.amount}
        data-sign={item.amount > 0 ? 'in' : 'out'}
        data-off={isOff(item) || undefined}
      >
        {formatSignedMoney(item)}
      </span>
      <Icon name="chevron-right" size="sm" className={styles.arrow} />
    </AppLink>
  </li>
);

/** `20. 11.`: the heading above says the year. */
const dayAndMonth = (day: string): string => formatDate(day).replace(/\s*\d{4}$/, '');

/** What came and what went in a month, in its heading. */
const MonthSums = ({
  sum: { received, spent },
  currency,
}: {
  readonly sum: MonthSum;
  readonly currency: Currency;
}) => (
  <span className={styles.monthSums}>
    {spent > 0 && <span>{formatSignedMoney({ amount: -spent, currency })}</span>}
    {received > 0 && (
      <span className={styles.received}>{formatSignedMoney({ amount: received, currency })}</span>
    )}
  </span>
);

/** Movements under their months with the sums of these; each day is said once, the details of each are a press away. */
export const MovementList = ({
  items,
  months,
  hrefOf,
  headingLevel = 2,
}: {
  readonly items: readonly MovementView[];
  readonly months: readonly MonthSum[];
  /** Where the details of one are shown. */
  readonly hrefOf: HrefOf;
  readonly headingLevel?: 2 | 3;
}) => {
  const { i18n } = useTexts('profile');
  const MonthHeading = `h${headingLevel}` as const;
  const byMonth = Map.groupBy(items, ({ date }) => pragueDay(date).slice(0, 7));
  return (
    <>
      {[...byMonth].map(([month, list]) => {
        const name = formatMonth(month, i18n.language);
        const sum = months.find((one) => one.month === month);
        return (
          <section key={month} className={styles.month} aria-label={name}>
            <MonthHeading className={styles.monthName}>
              <span>{name}</span>
              {sum && list[0] && <MonthSums sum={sum} currency={list[0].currency} />}
            </MonthHeading>
            <ul className={styles.list} role="list">
              {list.map((item, index) => {
                const day = pragueDay(item.date);
                const before = list[index - 1];
                const isNew = !before || pragueDay(before.date) !== day;
                return (
                  <Movement
                    key={item.id}
                    item={item}
                    day={isNew ? dayAndMonth(day) : undefined}
                    href={hrefOf(item.id)}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
};

import type { Currency, MonthSum, MovementView } from '@cafeteria/contract';
import { formatDate, formatMonth, formatSignedMoney, pragueDay } from '@cafeteria/i18n';
import { Icon } from '@cafeteria/ui';
import { useState } from 'react';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { MovementMark } from './MovementMark.tsx';
import { isOff, Remark } from './Remark.tsx';
import styles from './History.module.css';

type HrefOf = (movement: number) => string;

const Movement = ({
  item,
  day,
  isFirst,
  href,
  isOver,
}: {
  readonly item: MovementView;
  readonly day: string;
  /** The first one of a day; where there is room for a column of dates, it alone says it. */
  readonly isFirst: boolean;
  readonly href: string;
  /** Whether a phone folds it away. */
  readonly isOver: boolean;
}) => (
  <li
    data-testid={`movement-${item.reason}-${item.status}`}
    className={styles.row}
    data-first={isFirst || undefined}
    data-over={isOver || undefined}
  >
    <span className={styles.date} aria-hidden>
      {isFirst && day}
    </span>
    <AppLink href={href} resetScroll={false} className={styles.movement}>
      <MovementMark item={item} />
      <span className={styles.words}>
        <strong className={styles.title}>{item.title}</strong>
        <span className={styles.subtitle}>
          <span className={styles.when}>{day}</span>
          {item.subtitle && <span>{item.subtitle}</span>}
        </span>
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

/** Of a long day a phone shows this many, and all from a press on; one more would not be worth the press. */
const shownOfDay = 4;

const Day = ({
  list,
  hrefOf,
}: {
  readonly list: readonly MovementView[];
  readonly hrefOf: HrefOf;
}) => {
  const { t } = useTexts('profile');
  const [isOpen, setIsOpen] = useState(false);
  const [first] = list;
  if (!first) return null;
  const day = dayAndMonth(pragueDay(first.date));
  const over = list.length > shownOfDay + 1 && !isOpen ? list.length - shownOfDay : 0;
  return (
    <>
      {list.map((item, index) => (
        <Movement
          key={item.id}
          item={item}
          day={day}
          isFirst={index === 0}
          href={hrefOf(item.id)}
          isOver={over > 0 && index >= shownOfDay}
        />
      ))}
      {over > 0 && (
        <li className={styles.over}>
          <button type="button" onClick={() => setIsOpen(true)} data-testid="rest-of-day">
            {t('history.restOfDay', { count: over, day })}
            <Icon name="chevron-down" size="sm" />
          </button>
        </li>
      )}
    </>
  );
};

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
              {[...Map.groupBy(list, ({ date }) => pragueDay(date))].map(([day, ofDay]) => (
                <Day key={day} list={ofDay} hrefOf={hrefOf} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};

import { type AccountView, currencySubunitFactor, type Money } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { Heading } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import { type Bar, expiryBars } from './expiry-bars.ts';
import styles from './Balance.module.css';

const height = 160;
/** Room for the amount above a bar, and the day beneath it. */
const above = 22;
const below = 22;
const smallest = 3;

const Column = ({
  bar,
  at,
  width,
  most,
  label,
  amount,
}: {
  readonly bar: Bar;
  readonly at: number;
  readonly width: number;
  readonly most: number;
  readonly label: string;
  readonly amount: string;
}) => {
  const scale = (height - above - below) / most;
  const sizes = bar.parts.map(({ amount: part }) => Math.max(smallest, part * scale));
  const topOf = (index: number): number =>
    height - below - sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0);
  return (
    <>
      {bar.parts.map(({ pot }, index) => (
        <rect
          key={pot}
          className={styles.bar}
          data-pot={pot}
          x={`${at + width * 0.2}%`}
          y={topOf(index)}
          width={`${width * 0.6}%`}
          height={sizes[index]}
          rx={3}
        />
      ))}
      <text x={`${at + width / 2}%`} y={topOf(sizes.length - 1) - 7} className={styles.barAmount}>
        {amount}
      </text>
      <text x={`${at + width / 2}%`} y={height - 5} className={styles.barDay}>
        {label}
      </text>
    </>
  );
};

/** The table says years and all of an amount; on a bar there is no room for them. */
const dayAndMonth = (day: string): string => formatDate(day).replace(/\s*\d{4}$/, '');
/** Cents are said where they matter, of less than a thousand; what is more is rounded to whole. */
const shortMoney = (money: Money): string => {
  const whole = Math.round(money.amount / currencySubunitFactor);
  const amount = whole < 1_000 ? money.amount : whole * currencySubunitFactor;
  return formatMoney({ ...money, amount }).replace(/,00(?=\s)/, '');
};

/** So many bars are still legible on a phone; the table has them all. */
const mostBars = 6;

const Chart = ({ bars, money }: { readonly bars: readonly Bar[]; readonly money: Money }) => {
  const { t } = useTexts('profile');
  const shown = bars.slice(0, mostBars);
  const most = Math.max(...shown.map(({ total }) => total));
  const width = 100 / shown.length;
  return (
    <svg
      className={styles.chart}
      width="100%"
      height={height}
      role="img"
      aria-label={t('balance.chart')}
      aria-describedby="expiry-table"
    >
      {shown.map((bar, index) => (
        <Column
          key={bar.date}
          bar={bar}
          at={index * width}
          width={width}
          most={most}
          label={bar.date ? dayAndMonth(bar.date) : t('balance.never')}
          amount={shortMoney({ ...money, amount: bar.total })}
        />
      ))}
    </svg>
  );
};

/** When what ends: a picture, and a table that says the same. */
export const Expiries = ({ accounts }: { readonly accounts: readonly AccountView[] }) => {
  const { t } = useTexts('profile');
  const bars = expiryBars(accounts);
  const money = accounts[0]?.balance;
  if (bars.length === 0 || !money) return null;
  return (
    <section className={styles.section} aria-labelledby="expiries">
      <Heading level={2} size="md" id="expiries">
        {t('balance.expiries')}
      </Heading>
      <Chart bars={bars} money={money} />
      <div className={styles.scroll}>
        <table className={styles.table} id="expiry-table">
          <caption className={styles.caption}>{t('balance.expiries')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('balance.lastDay')}</th>
              <th scope="col">{t('balance.whose')}</th>
              <th scope="col" className={styles.figure}>
                {t('deposit.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.flatMap(({ date, parts }) =>
              parts.map(({ pot, amount }) => (
                <tr key={`${date} ${pot}`}>
                  <th scope="row">{date ? formatDate(date) : t('balance.never')}</th>
                  <td>
                    <span className={styles.key} data-pot={pot} />
                    {t(`pot.${pot}`)}
                  </td>
                  <td className={styles.figure}>{formatMoney({ ...money, amount })}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
};

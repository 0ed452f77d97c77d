import type { Spending } from '@cafeteria/contract';
import { formatMoney, formatMonth } from '@cafeteria/i18n';
import { Fold, Heading, Text } from '@cafeteria/ui';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { historyHref } from '../history/history-search.ts';
import { monthPeriod } from '../history/periods.ts';
import { byCategory, spentIn } from './spending.ts';
import styles from './WhereItWent.module.css';

const height = 120;
const below = 20;
const smallest = 2;

/** Twelve columns, each of its categories; the table says the same. */
const Columns = ({
  months,
  label,
}: {
  readonly months: Spending['months'];
  readonly label: string;
}) => {
  const { i18n } = useTexts('profile');
  const most = Math.max(1, ...months.map(spentIn));
  const width = 100 / months.length;
  return (
    <svg className={styles.columns} width="100%" height={height} role="img" aria-label={label}>
      {months.map((month, at) => {
        let top = height - below;
        return (
          <g key={month.month}>
            {month.parts
              .filter(({ amount }) => amount > 0)
              .map(({ category, amount }) => {
                const size = Math.max(smallest, (amount / most) * (height - below));
                top -= size;
                return (
                  <rect
                    key={category}
                    className={styles.part}
                    data-category={category ?? 'NONE'}
                    x={`${(at + 0.18) * width}%`}
                    y={top}
                    width={`${0.64 * width}%`}
                    height={size}
                  />
                );
              })}
            <text className={styles.month} x={`${(at + 0.5) * width}%`} y={height - 5}>
              {formatMonth(month.month, i18n.language, 'short')}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

const Categories = ({ spending: { months, currency } }: { readonly spending: Spending }) => {
  const { t } = useTexts('profile');
  return (
    <ul className={styles.categories} role="list">
      {byCategory(months).map(({ category, name, amount }) => (
        <li key={category} data-category={category ?? 'NONE'}>
          <span className={styles.dot} />
          <span className={styles.categoryName}>{name ?? t('balance.spending.other')}</span>
          <span className={styles.sum}>{formatMoney({ amount, currency })}</span>
        </li>
      ))}
    </ul>
  );
};

const Table = ({ spending: { months, currency } }: { readonly spending: Spending }) => {
  const { i18n } = useTexts('profile');
  return (
    <ul className={styles.table} role="list">
      {months.toReversed().map((month) => (
        <li key={month.month}>
          <AppLink href={historyHref({ type: 'PAYMENT', ...monthPeriod(month.month) })}>
            {formatMonth(month.month, i18n.language)}
          </AppLink>
          <span className={styles.sum}>{formatMoney({ amount: spentIn(month), currency })}</span>
        </li>
      ))}
    </ul>
  );
};

/** Where money went in twelve months, by category; nothing where nothing was spent. */
export const WhereItWent = ({ spending }: { readonly spending: Spending }) => {
  const { t } = useTexts('profile');
  const { months, currency } = spending;
  const total = months.reduce((sum, month) => sum + spentIn(month), 0);
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="spending">
      <Heading level={2} size="md" id="spending">
        {t('balance.spending.title')}
      </Heading>
      <Text tone="soft" size="small">
        {t('balance.spending.total', { amount: formatMoney({ amount: total, currency }) })}
      </Text>
      <div className={styles.both}>
        <Columns months={months} label={t('balance.spending.chart')} />
        <Categories spending={spending} />
      </div>
      <Fold title={t('balance.spending.byMonth')}>
        <Table spending={spending} />
      </Fold>
    </section>
  );
};

import { noCategory, type Spending } from '@cafeteria/contract';
import { formatMoney, formatMonth } from '@cafeteria/i18n';
import { Fold, Heading, Text } from '@cafeteria/ui';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { categoryHref, type Choice, isMonth, monthHref, partHref } from './choice.ts';
import { PictureLink } from './PictureLink.tsx';
import { byCategory, spentIn } from './spending.ts';
import styles from './WhereItWent.module.css';

const height = 120;
const below = 20;
const smallest = 2;

type Stacked = {
  readonly word: NonNullable<Choice['category']>;
  readonly top: number;
  readonly size: number;
};
/** The categories of a month, one standing on another. */
const stacked = (parts: Spending['months'][number]['parts'], largest: number): Stacked[] => {
  let top = height - below;
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ category, amount }) => {
      const size = Math.max(smallest, (amount / largest) * (height - below));
      top -= size;
      return { word: category ?? noCategory, top, size };
    });
};

type OfMonth = {
  readonly month: Spending['months'][number];
  readonly at: number;
  /** Per cents of the picture a column has. */
  readonly width: number;
  readonly largest: number;
  readonly choice: Choice;
};
/** A month, and in it its categories, each narrowing the movements above to what it shows. */
const Column = ({ month: { month, parts }, at, width, largest, choice }: OfMonth) => {
  const { i18n } = useTexts('profile');
  const isDim = (category: Choice['category']): boolean =>
    (choice.from !== undefined && !isMonth(choice, month)) ||
    (choice.category !== undefined && choice.category !== category);
  return (
    <g>
      <PictureLink href={monthHref(choice, month)}>
        <rect
          className={styles.column}
          x={`${at * width}%`}
          y="0"
          width={`${width}%`}
          height={height}
        />
      </PictureLink>
      {stacked(parts, largest).map(({ word, top, size }) => (
        <PictureLink key={word} href={partHref(word, month, choice)}>
          <rect
            className={styles.part}
            data-category={word}
            data-dim={isDim(word) || undefined}
            x={`${(at + 0.18) * width}%`}
            y={top}
            width={`${0.64 * width}%`}
            height={size}
          />
        </PictureLink>
      ))}
      <text className={styles.month} x={`${(at + 0.5) * width}%`} y={height - 5}>
        {formatMonth(month, i18n.language, 'short')}
      </text>
    </g>
  );
};

/** Twelve columns, each of its categories; the table says the same. */
const Columns = ({
  months,
  label,
  choice,
}: {
  readonly months: Spending['months'];
  readonly label: string;
  readonly choice: Choice;
}) => {
  const largest = Math.max(1, ...months.map(spentIn));
  return (
    <figure aria-label={label}>
      <svg className={styles.columns} width="100%" height={height} aria-hidden="true">
        {months.map((month, at) => (
          <Column
            key={month.month}
            width={100 / months.length}
            {...{ month, at, largest, choice }}
          />
        ))}
      </svg>
    </figure>
  );
};

type Props = { readonly spending: Spending; readonly choice: Choice };
const Categories = ({ spending: { months, currency }, choice }: Props) => {
  const { t } = useTexts('profile');
  return (
    <ul className={styles.categories} role="list">
      {byCategory(months).map(({ category, name, amount }) => (
        <li key={category} data-category={category ?? noCategory}>
          <AppLink
            href={categoryHref(choice, category ?? noCategory)}
            resetScroll={false}
            className={styles.category}
            aria-current={choice.category === (category ?? noCategory) ? 'true' : undefined}
          >
            <span className={styles.dot} />
            <span className={styles.categoryName}>{name ?? t('balance.spending.other')}</span>
            <span className={styles.sum}>{formatMoney({ amount, currency })}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
};

const Table = ({ spending: { months, currency }, choice }: Props) => {
  const { i18n } = useTexts('profile');
  return (
    <ul className={styles.table} role="list">
      {months.toReversed().map((month) => (
        <li key={month.month}>
          <AppLink
            href={monthHref(choice, month.month)}
            resetScroll={false}
            aria-current={isMonth(choice, month.month) ? 'true' : undefined}
          >
            {formatMonth(month.month, i18n.language)}
          </AppLink>
          <span className={styles.sum}>{formatMoney({ amount: spentIn(month), currency })}</span>
        </li>
      ))}
    </ul>
  );
};

/** Where money went in twelve months, by category; nothing where nothing was spent. */
export const WhereItWent = ({ spending, choice }: Props) => {
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
        <Columns months={months} label={t('balance.spending.chart')} choice={choice} />
        <Categories spending={spending} choice={choice} />
      </div>
      <Fold title={t('balance.spending.byMonth')}>
        <Table spending={spending} choice={choice} />
      </Fold>
    </section>
  );
};

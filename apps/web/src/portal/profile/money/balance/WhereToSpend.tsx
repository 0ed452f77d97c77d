import { categoryIcon, type LimitView, type LotView } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import { CategoryIcon, chipClass, EmptyState, Heading, Text } from '@cafeteria/ui';
import { Fragment } from 'react';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { type LotPart, type RegimeRow, regimeRows } from './group-lots.ts';
import { Limits } from './Limits.tsx';
import styles from './WhereToSpend.module.css';

const Categories = ({ part: { categories } }: { readonly part: LotPart }) => {
  const { t } = useTexts('profile');
  if (categories === null)
    return (
      <Text tone="soft" size="small">
        {t('balance.everything')}
      </Text>
    );
  return (
    <ul className={styles.chips} role="list">
      {categories.map(({ id, code, name, route }) => (
        <li key={id}>
          <AppLink href={`/${route}`} className={chipClass({ size: 'small' })} data-category={code}>
            <CategoryIcon name={categoryIcon[code]} isPlated />
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
};

const useUntil = () => {
  const { t } = useTexts('profile');
  return ({ expiresAt }: LotPart): string =>
    expiresAt ? t('balance.until', { date: formatDate(expiresAt) }) : t('balance.unlimited');
};

/** What the money of a regime is good for. */
const Widest = ({ part }: { readonly part: LotPart }) => {
  const untilOf = useUntil();
  return (
    <li className={styles.part}>
      <Text tone="soft" size="small">
        {untilOf(part)}
      </Text>
      <Categories part={part} />
    </li>
  );
};

/** A part of it that is good for less, in a line. */
const Narrower = ({ part }: { readonly part: LotPart }) => {
  const { t } = useTexts('profile');
  const untilOf = useUntil();
  return (
    <li className={styles.narrower}>
      {t('balance.part', { amount: formatMoney(part.remaining) })}{' '}
      {part.categories?.map(({ id, name, route }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <AppLink href={`/${route}`}>{name}</AppLink>
        </Fragment>
      ))}
      {' · '}
      {untilOf(part)}
    </li>
  );
};

const Regime = ({ row }: { readonly row: RegimeRow }) => (
  <li className={styles.regime} data-testid={`regime-${row.regime}`}>
    <div className={styles.regimeHead}>
      <strong>{row.label}</strong>
      {row.parts.length > 0 && <strong className={styles.sum}>{formatMoney(row.remaining)}</strong>}
    </div>
    {row.parts.length > 0 && (
      <ul className={styles.parts} role="list">
        {row.parts.map((part, index) =>
          index === 0 ? (
            <Widest key={part.key} part={part} />
          ) : (
            <Narrower key={part.key} part={part} />
          ),
        )}
      </ul>
    )}
    <Limits limits={row.limits} />
  </li>
);

/** What can still be used, until when, where, and how much of it the law leaves untaxed: one row for each regime. */
export const WhereToSpend = ({
  lots,
  limits,
  today,
}: {
  readonly lots: readonly LotView[];
  readonly limits: readonly LimitView[];
  readonly today: string;
}) => {
  const { t } = useTexts('profile');
  const rows = regimeRows(lots, limits, today);
  return (
    <section className={styles.section} aria-labelledby="where-to-spend">
      <Heading level={2} size="md" id="where-to-spend">
        {t('balance.where')}
      </Heading>
      {!rows.some(({ parts }) => parts.length > 0) && (
        <EmptyState icon="gift" title={t('balance.empty.title')} headingLevel={3}>
          {t('balance.empty.text')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className={styles.regimes} role="list">
          {rows.map((row) => (
            <Regime key={row.regime} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
};

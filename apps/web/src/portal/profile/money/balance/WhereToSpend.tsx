import { categoryIcon, type LimitView, type LotView } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';
import {
  buttonClass,
  CategoryIcon,
  chipClass,
  EmptyState,
  Heading,
  Icon,
  Text,
} from '@cafeteria/ui';
import { Stall } from '../../../../shared/drawing/index.ts';
import { Fragment } from 'react';
import { chipRowClass } from '../../../../shared/chip-row.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { stringifySearch } from '../../../../shared/url-state/index.ts';
import { type LotPart, type RegimeRow, regimeRows } from './group-lots.ts';
import { Limits } from './Limits.tsx';
import styles from './WhereToSpend.module.css';

type OfRow = { readonly part: LotPart; readonly label: string };

/** A category, its partners that take this money, the nearest first. */
const hrefOf = (route: string, { money }: LotPart): string =>
  `/${route}${stringifySearch({ sort: 'DISTANCE', money })}`;

const OnMap = ({ part: { money }, label }: OfRow) => {
  const { t } = useTexts('profile');
  return (
    <AppLink
      href={`/map${stringifySearch({ money })}`}
      className={chipClass({ size: 'small' })}
      aria-label={t('balance.onMapOf', { money: label })}
    >
      <Icon name="map" size="sm" />
      {t('balance.onMap')}
    </AppLink>
  );
};

/** Where it is taken: in its categories, and on the map. */
const Categories = ({ part, label }: OfRow) => {
  const { categories } = part;
  const { t } = useTexts('profile');
  if (categories === null)
    return (
      <div className={chipRowClass()}>
        <Text tone="soft" size="small">
          {t('balance.everything')}
        </Text>
        <OnMap part={part} label={label} />
      </div>
    );
  return (
    <ul className={chipRowClass()} role="list">
      {categories.map(({ id, code, name, route }) => (
        <li key={id}>
          <AppLink
            href={hrefOf(route, part)}
            className={chipClass({ size: 'small' })}
            data-category={code}
          >
            <CategoryIcon name={categoryIcon[code]} isPlated />
            {name}
          </AppLink>
        </li>
      ))}
      <li>
        <OnMap part={part} label={label} />
      </li>
    </ul>
  );
};

const useUntil = () => {
  const { t } = useTexts('profile');
  return ({ expiresAt, endsAtOnce }: LotPart): string => {
    if (!expiresAt) return t('balance.unlimited');
    return t(endsAtOnce ? 'balance.expires' : 'balance.until', { date: formatDate(expiresAt) });
  };
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
          <AppLink href={hrefOf(route, part)}>{name}</AppLink>
        </Fragment>
      ))}
      {' · '}
      {untilOf(part)}
    </li>
  );
};

/** The money of a regime: what it is called, when it goes, how much it is. */
const RegimeHead = ({ row: { label, parts, remaining } }: { readonly row: RegimeRow }) => {
  const untilOf = useUntil();
  const [first] = parts;
  return (
    <div className={styles.regimeHead}>
      <span>
        <strong>{label}</strong>{' '}
        {first?.expiresAt && <span className={styles.until}>{untilOf(first)}</span>}
      </span>
      {parts.length > 0 && <strong className={styles.sum}>{formatMoney(remaining)}</strong>}
    </div>
  );
};

const Regime = ({ row }: { readonly row: RegimeRow }) => (
  <li className={styles.regime} data-testid={`regime-${row.regime}`}>
    <RegimeHead row={row} />
    {row.parts.length > 0 && (
      <ul className={styles.parts} role="list">
        {row.parts.map((part, index) =>
          index === 0 ? (
            <li key={part.key}>
              <Categories part={part} label={row.label} />
            </li>
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
  const { t: common } = useTexts();
  const rows = regimeRows(lots, limits, today);
  return (
    <section className={styles.section} aria-labelledby="where-to-spend">
      <Heading level={2} size="md" id="where-to-spend">
        {t('balance.where')}
      </Heading>
      {!rows.some(({ parts }) => parts.length > 0) && (
        <EmptyState
          picture={<Stall icon="gift" />}
          title={t('balance.empty.title')}
          headingLevel={3}
          actions={
            <AppLink href="/" className={buttonClass({ kind: 'ghost' })}>
              {common('notFound.home')}
            </AppLink>
          }
        >
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

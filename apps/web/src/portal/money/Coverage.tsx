import type { Coverage as CoverageView, CoveragePart } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDate, formatMoney, formatSum } from '@cafeteria/i18n';
import { buttonClass, Icon, Skeleton, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { AppLink, useCurrentPath } from '../../shared/navigation/index.ts';
import { useTexts } from '../../shared/texts/index.ts';
import { stringifySearch } from '../../shared/url-state/index.ts';
import { PayLink } from '../pay/index.ts';
import styles from './Coverage.module.css';

/** Until when it is good; where less of it ends first, how much of it that is. */
const Until = ({ part: { amount, expiresAt, expiring } }: { readonly part: CoveragePart }) => {
  const { t } = useTexts('cafeteria');
  if (!expiresAt || !expiring) return null;
  const date = formatDate(expiresAt);
  return (
    <span className={styles.remark}>
      {expiring.amount < amount.amount
        ? t('coverage.untilPart', { amount: formatSum(expiring), date })
        : t('coverage.until', { date })}
    </span>
  );
};

const Part = ({ part }: { readonly part: CoveragePart }) => {
  const { t } = useTexts('cafeteria');
  return (
    <li className={styles.part} data-pot={part.pot}>
      <span className={styles.label}>
        {part.label}
        {part.overLimit && <span className={styles.remark}>{t('coverage.taxed')}</span>}
        {!part.overLimit && <Until part={part} />}
      </span>
      <span className={styles.amount}>{formatMoney(part.amount)}</span>
    </li>
  );
};

/** What nobody pays yet, and the way to add it. */
const Missing = ({
  coverage: { missing, decline, mayTopUp },
}: {
  readonly coverage: CoverageView;
}) => {
  const { t } = useTexts('cafeteria');
  const returnPath = useCurrentPath();
  if (!decline || !missing) return null;
  return (
    <p className={styles.missing}>
      {missing.amount > 0 && (
        <strong>{t('coverage.missing', { amount: formatMoney(missing) })}</strong>
      )}
      <span>{t(`coverage.decline.${decline}`)}</span>
      {mayTopUp && decline !== 'FROZEN' && (
        <AppLink
          href={`/profile/credits${stringifySearch({ amount: missing.amount || undefined, returnPath })}`}
          data-testid="coverage-top-up"
        >
          {t('coverage.topUp')}
        </AppLink>
      )}
    </p>
  );
};

const Parts = ({ coverage }: { readonly coverage: CoverageView }) => {
  const { t } = useTexts('cafeteria');
  const { parts, price } = coverage;
  if (parts.length === 0 && !price)
    return (
      <Text tone="soft" size="small">
        {t('coverage.nothing')}
      </Text>
    );
  return (
    <ul className={styles.parts} role="list">
      {parts.map((part) => (
        <Part key={`${part.regime} ${part.overLimit}`} part={part} />
      ))}
    </ul>
  );
};

/** Which of the reader's money would pay here and in which order; of a price exactly what from which. */
export const Coverage = ({
  isBeside,
  ...place
}: {
  readonly partnerId: number;
  readonly offerId?: number;
  readonly isBeside?: boolean;
}) => {
  const { t } = useTexts('cafeteria');
  const { data, isPending } = useQuery({
    ...read(api.coverage.get, place),
    refetchOnWindowFocus: 'always',
    meta: { tellsMissing: true },
  });
  if (isPending) return <Skeleton count={3} />;
  if (!data) return null;
  return (
    <section className={styles.coverage} aria-label={t('coverage.title')} data-testid="coverage">
      <p className={styles.title}>
        <Icon name="card" size="em" />
        {t(data.price ? 'coverage.title' : 'coverage.here')}
      </p>
      <Parts coverage={data} />
      <Missing coverage={data} />
      {data.parts.length > 0 && (
        <PayLink className={buttonClass({ kind: isBeside || data.decline ? 'ghost' : 'filled' })} />
      )}
    </section>
  );
};

import type { LimitView } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { ProgressBar, Text } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './Limits.module.css';

/** From this part of it on people are told what happens beyond. */
const nearly = 0.75;

const Limit = ({
  limit: { clientName, company, year, limit, used, remaining, overLimitPolicy },
  withClient,
}: {
  readonly limit: LimitView;
  readonly withClient: boolean;
}) => {
  const { t } = useTexts('profile');
  const label = t('balance.limit.label', { year });
  return (
    <li className={styles.limit}>
      <ProgressBar
        size="small"
        label={withClient ? `${label} (${company?.name ?? clientName})` : label}
        value={Math.min(used.amount, limit.amount)}
        max={limit.amount}
        valueText={t('balance.limit.of', {
          used: formatMoney(used),
          limit: formatMoney(limit),
        })}
        tone={remaining.amount === 0 ? 'warning' : 'brand'}
      />
      {used.amount >= limit.amount * nearly && (
        <Text tone="soft" size="small">
          {t(`balance.limit.over.${overLimitPolicy}`)}
        </Text>
      )}
    </li>
  );
};

/** How much of a regime's untaxed limit of the year is used: never as an amount that reads like money to spend. */
export const Limits = ({ limits }: { readonly limits: readonly LimitView[] }) => {
  if (limits.length === 0) return null;
  return (
    <ul className={styles.limits} role="list">
      {limits.map((limit) => (
        <Limit
          key={`${limit.clientId} ${limit.company?.id}`}
          limit={limit}
          withClient={limits.length > 1}
        />
      ))}
    </ul>
  );
};

import type { LimitView } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { Heading, ProgressBar, Text } from '@cafeteria/ui';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './Balance.module.css';

const Limit = ({
  limit,
  withClient,
}: {
  readonly limit: LimitView;
  readonly withClient: boolean;
}) => {
  const { t } = useTexts('profile');
  const { label, clientName, used, remaining, overLimitPolicy } = limit;
  return (
    <li className={styles.group}>
      <ProgressBar
        label={withClient ? `${label} (${clientName})` : label}
        value={Math.min(used.amount, limit.limit.amount)}
        max={limit.limit.amount}
        valueText={t('balance.limit.of', {
          used: formatMoney(used),
          limit: formatMoney(limit.limit),
        })}
        tone={remaining.amount === 0 ? 'warning' : 'brand'}
      />
      <Text tone="soft" size="small">
        {t('balance.limit.left', { amount: formatMoney(remaining) })}{' '}
        {t(`balance.limit.over.${overLimitPolicy}`)}
      </Text>
    </li>
  );
};

/** How much of the year's untaxed limits is left. */
export const Limits = ({ limits }: { readonly limits: readonly LimitView[] }) => {
  const { t } = useTexts('profile');
  const [first] = limits;
  if (!first) return null;
  const clients = new Set(limits.map(({ clientId }) => clientId));
  return (
    <section className={styles.section} aria-labelledby="limits">
      <Heading level={2} size="md" id="limits">
        {t('balance.limits', { year: String(first.year) })}
      </Heading>
      <ul className={styles.groups} role="list">
        {limits.map((limit) => (
          <Limit
            key={`${limit.clientId} ${limit.regime}`}
            limit={limit}
            withClient={clients.size > 1}
          />
        ))}
      </ul>
    </section>
  );
};

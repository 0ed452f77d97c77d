import type { DepositView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatMoney } from '@cafeteria/i18n';
import { Badge, Card, Heading } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../shared/api/index.ts';
import { AppLink } from '../../../../shared/navigation/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import styles from './Credits.module.css';

const tones = { CREATED: 'warning', SUCCESSFUL: 'positive', DECLINED: 'negative' } as const;
const latestDeposits = 5;

const DepositRow = ({ deposit }: { readonly deposit: DepositView }) => {
  const { t } = useTexts('profile');
  const { id, amount, createdAt, status } = deposit;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <AppLink href={`/profile/deposit/${id}`} className={styles.rowName}>
          {formatMoney(amount)}
        </AppLink>
        <span className={styles.rowNote}>{formatMoment(createdAt)}</span>
      </div>
      <Badge tone={tones[status]}>{t(`deposit.status.${status}`)}</Badge>
    </li>
  );
};

/** The last top-ups, each with a page of its own. */
export const DepositList = () => {
  const { t } = useTexts('profile');
  const { data } = useQuery(read(api.deposit.list, { limit: latestDeposits }));
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <Heading level={2} size="md">
        {t('deposit.list')}
      </Heading>
      <ul className={styles.rows} role="list">
        {data.items.map((deposit) => (
          <DepositRow key={deposit.id} deposit={deposit} />
        ))}
      </ul>
    </Card>
  );
};

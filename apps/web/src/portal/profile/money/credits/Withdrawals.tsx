import { type DepositTerms, formatIban, type WithdrawalView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoney } from '@cafeteria/i18n';
import { Badge, Button, Card, Heading, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import styles from './Credits.module.css';

const tones = { REQUESTED: 'info', PAID: 'positive', RETURNED: 'warning' } as const;
/** So many of the last are shown. */
export const shownWithdrawals = 5;

const WithdrawalRow = ({ withdrawal }: { readonly withdrawal: WithdrawalView }) => {
  const { t } = useTexts('profile');
  const { amount, createdAt, iban, status } = withdrawal;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <span className={styles.rowName}>{formatMoney(amount)}</span>
        {/* between its groups it may go on on the next line */}
        <span className={styles.rowNote}>{formatIban(iban).replaceAll('\u00A0', ' ')}</span>
        <span className={styles.rowNote}>{formatDateTime(createdAt)}</span>
      </div>
      <Badge tone={tones[status]}>{t(`withdrawal.status.${status}`)}</Badge>
    </li>
  );
};

/** Own money out to a bank account, and what was taken out so far. */
export const Withdrawals = ({ terms }: { readonly terms: DepositTerms }) => {
  const { t } = useTexts('profile');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(read(api.withdrawal.list, { limit: shownWithdrawals }));
  return (
    <Card className={styles.part}>
      <Heading level={2} size="md">
        {t('withdrawal.title')}
      </Heading>
      <Text tone="soft" size="small">
        {t(terms.balance > 0 ? 'withdrawal.text' : 'withdrawal.nothing')}
      </Text>
      {terms.balance > 0 && (
        <Button kind="ghost" icon="arrow-up" onClick={() => setIsOpen(true)} data-testid="withdraw">
          {t('withdrawal.open')}
        </Button>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.rows} role="list">
          {data.items.map((withdrawal) => (
            <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
      {isOpen && <WithdrawalDialog terms={terms} onClose={() => setIsOpen(false)} />}
    </Card>
  );
};

import { type DepositTerms, formatIban, type WithdrawalView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { dayAndTime, formatMoment, formatMoney } from '@cafeteria/i18n';
import { Badge, Button, Card, ConfirmDialog, Heading, Text } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '../../../../shared/api/index.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import styles from './Credits.module.css';

const tones = {
  REQUESTED: 'info',
  PAID: 'positive',
  RETURNED: 'warning',
  CANCELLED: 'neutral',
} as const;
/** So many of the last are shown. */
export const shownWithdrawals = 5;

type RowProps = { readonly withdrawal: WithdrawalView; readonly onCancel: () => void };
const WithdrawalRow = ({ withdrawal, onCancel }: RowProps) => {
  const { t } = useTexts('profile');
  const { amount, createdAt, iban, status, notBefore, isCancellable } = withdrawal;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <span className={styles.rowName}>{formatMoney(amount)}</span>
        {/* between its groups it may go on on the next line */}
        <span className={styles.rowNote}>{formatIban(iban).replaceAll('\u00A0', ' ')}</span>
        <span className={styles.rowNote}>{formatMoment(createdAt)}</span>
        {notBefore !== null && (
          <span className={styles.rowNote}>{t('withdrawal.waits', dayAndTime(notBefore))}</span>
        )}
      </div>
      <Badge tone={tones[status]}>{t(`withdrawal.status.${status}`)}</Badge>
      {isCancellable && (
        <Button
          size="Small"
          kind="ghost"
          aria-label={t('withdrawal.cancel.label', { amount: formatMoney(amount) })}
          onClick={onCancel}
        >
          {t('withdrawal.cancel.open')}
        </Button>
      )}
    </li>
  );
};

/** Asks once whether the money is to stay after all; what was refused is told as a notification. */
const CancelDialog = ({
  withdrawal: { id, amount },
  onClose,
}: {
  readonly withdrawal: WithdrawalView;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts('profile');
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.withdrawal.cancel));
  const cancel = async (): Promise<void> => {
    await mutateAsync({ id }).then(
      () => notifications.add('success', t('withdrawal.cancel.done')),
      () => {},
    );
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('withdrawal.cancel.title', { amount: formatMoney(amount) })}
      confirmLabel={t('withdrawal.cancel.confirm')}
      cancelLabel={t('withdrawal.cancel.keep')}
      isPending={isPending}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      {t('withdrawal.cancel.text')}
    </ConfirmDialog>
  );
};

/** Own money out to a bank account, and what was taken out so far. */
export const Withdrawals = ({ terms }: { readonly terms: DepositTerms }) => {
  const { t } = useTexts('profile');
  const [isOpen, setIsOpen] = useState(false);
  const [leaving, setLeaving] = useState<WithdrawalView>();
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
            <WithdrawalRow
              key={withdrawal.id}
              withdrawal={withdrawal}
              onCancel={() => setLeaving(withdrawal)}
            />
          ))}
        </ul>
      )}
      {leaving && <CancelDialog withdrawal={leaving} onClose={() => setLeaving(undefined)} />}
      {isOpen && <WithdrawalDialog terms={terms} onClose={() => setIsOpen(false)} />}
    </Card>
  );
};

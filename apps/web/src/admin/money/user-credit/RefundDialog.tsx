import type { HistoryPage, Money } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { messageText } from '@cafeteria/i18n';
import { ConfirmDialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { MoneyField, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';

type Props = {
  readonly movement: HistoryPage['items'][number];
  readonly left: number;
  readonly onClose: () => void;
};

/** Gives a payment back, all that is left of it or less. */
export const RefundDialog = ({ movement: { id, title, currency }, left, onClose }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const { notifications } = useServices();
  const [money, setMoney] = useState<Money | null>({ amount: left, currency });
  const { mutateAsync, isPending } = useMutation(write(api.userCredit.refund));
  const isWrong = money === null || !(money.amount > 0 && money.amount <= left);
  const refund = async (): Promise<void> => {
    if (isWrong) return;
    const done = await mutateAsync({ id, body: { amount: money.amount } }).catch(() => undefined);
    onClose();
    if (done)
      notifications.add(
        'success',
        text('userCredit.refunded', { amount: moneyText(done.amount, done.currency) }),
      );
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('userCredit.refundTitle')}
      confirmLabel={text('userCredit.refund')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void refund()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{text('userCredit.refundText', { title, left: moneyText(left, currency) })}</span>
        <MoneyField
          name="refund"
          label={text('userCredit.refundAmount')}
          isRequired
          currency={currency}
          value={money}
          onChange={setMoney}
          onBlur={() => {}}
          error={() => (isWrong ? messageText(i18n, 'validation.range') : undefined)}
          attempts={0}
        />
      </span>
    </ConfirmDialog>
  );
};

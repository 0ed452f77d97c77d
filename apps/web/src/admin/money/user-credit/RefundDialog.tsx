import type { Money } from '@cafeteria/contract';
import { formatMoney, messageText } from '@cafeteria/i18n';
import { ConfirmDialog } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { MoneyField, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

type Props = {
  /** What was paid, by name. */
  readonly title: string;
  readonly left: Money;
  readonly isPending: boolean;
  /** Gives back so many minor units; what is refused is told as a notification. */
  readonly onRefund: (amount: number) => Promise<void>;
  readonly onClose: () => void;
};

/** Gives a payment back, all that is left of it or less. */
export const RefundDialog = ({ title, left, isPending, onRefund, onClose }: Props) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  const [money, setMoney] = useState<Money | null>(left);
  const isWrong = money === null || !(money.amount > 0 && money.amount <= left.amount);
  const refund = async (): Promise<void> => {
    if (!isWrong) await onRefund(money.amount);
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
        <span>{text('userCredit.refundText', { title, left: formatMoney(left) })}</span>
        <MoneyField
          name="refund"
          label={text('userCredit.refundAmount')}
          isRequired
          currency={left.currency}
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

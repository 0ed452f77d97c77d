import type { HistoryPage } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { useServices } from '../../../shared/services.ts';
import { useAdminText, useStep } from '../../frame/index.ts';
import { moneyText } from '../credit/index.ts';
import { RefundDialog } from './RefundDialog.tsx';

type Props = {
  readonly movement: HistoryPage['items'][number];
  readonly left: number;
  readonly onClose: () => void;
};
/** Gives a payment back that an employer's credits paid. */
export const RefundMovement = ({ movement: { id, title, currency }, left, onClose }: Props) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useStep(api.userCredit.refund);
  const refund = async (amount: number): Promise<void> => {
    const done = await mutateAsync({ id, body: { amount } }).catch(() => undefined);
    onClose();
    if (!done) return;
    const given = moneyText(done.amount, done.currency);
    notifications.add('success', text('userCredit.refunded', { amount: given }));
  };
  return (
    <RefundDialog
      title={title}
      left={{ amount: left, currency }}
      isPending={isPending}
      onRefund={refund}
      onClose={onClose}
    />
  );
};

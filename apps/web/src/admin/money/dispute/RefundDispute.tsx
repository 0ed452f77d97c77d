import type { DisputeRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { Button } from '@cafeteria/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { RefundDialog } from '../user-credit/index.ts';

/** What can still be given back of what a dispute is about. */
const leftOf = ({ reason, status, amount, refunded }: DisputeRecord['movement']): number =>
  reason === 'PURCHASE' && status === 'BOOKED' ? amount.amount - refunded.amount : 0;

/** Gives the payment back that a dispute is about, while anything is left of it. */
export const RefundDispute = ({ dispute }: { readonly dispute: DisputeRecord }) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending } = useStep(api.disputeAdmin.refund);
  const { id, movement, merchantName } = dispute;
  const { currency } = movement.amount;
  const left = { amount: leftOf(movement), currency };
  if (left.amount <= 0) return null;
  const refund = async (amount: number): Promise<void> => {
    const done = await mutateAsync({ id, body: { amount } }).catch(() => undefined);
    setIsOpen(false);
    if (!done) return;
    const given = formatMoney({ amount, currency });
    notifications.add('success', text('userCredit.refunded', { amount: given }));
  };
  return (
    <Allowed to={api.disputeAdmin.refund}>
      <Button kind="ghost" onClick={() => setIsOpen(true)}>
        {text('userCredit.refund')}
      </Button>
      {isOpen && (
        <RefundDialog
          title={merchantName ?? text(`dispute.reason.${movement.reason}`)}
          left={left}
          isPending={isPending}
          onRefund={refund}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Allowed>
  );
};

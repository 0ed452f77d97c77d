import { type ClientRefundRecord, formatIban, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { HandPayment } from '../hand-payment/index.ts';

type Of = { readonly refund: ClientRefundRecord };
type RefundAction = 'approve' | 'cancel';

const Confirmation = ({
  refund: { id, amount, currency, iban },
  asking,
  onClose,
}: Of & { readonly asking: RefundAction; readonly onClose: () => void }) => {
  const text = useAdminText();
  const [note, setNote] = useState('');
  const approval = useStep(api.clientRefund.approve);
  const removal = useStep(api.clientRefund.cancel);
  const confirm = async (): Promise<void> => {
    // what was refused is told as a notification
    if (asking === 'approve') await approval.mutateAsync({ id }).catch(() => {});
    else await removal.mutateAsync({ id, body: { note: note.trim() } }).catch(() => {});
    onClose();
  };
  const values = { amount: moneyText(amount, currency), account: formatIban(iban) };
  return (
    <ConfirmDialog
      isOpen
      {...(asking === 'cancel' && { tone: 'negative' })}
      title={text(`clientRefund.${asking}Title`)}
      confirmLabel={text(`clientRefund.${asking}`)}
      cancelLabel={text(asking === 'cancel' ? 'clientRefund.keep' : 'action.cancel')}
      isPending={approval.isPending || removal.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{text(`clientRefund.${asking}Text`, values)}</span>
        {asking === 'cancel' && (
          <TextField
            label={text('clientRefund.field.note')}
            value={note}
            maxLength={textLimit.note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </span>
    </ConfirmDialog>
  );
};

/** Approved by who did not ask for it; until a batch has it, it may be cancelled. */
export const RefundActions = ({ refund }: Of) => {
  const text = useAdminText();
  const [asking, setAsking] = useState<RefundAction>();
  const { status, isOwn } = refund;
  return (
    <>
      {(status === 'REQUESTED' || status === 'APPROVED') && (
        <Allowed to={api.clientRefund.cancel}>
          <Button kind="ghost" onClick={() => setAsking('cancel')}>
            {text('clientRefund.cancel')}
          </Button>
        </Allowed>
      )}
      {status === 'APPROVED' && (
        <HandPayment
          of={{ clientRefundId: refund.id }}
          amount={refund.amount}
          currency={refund.currency}
        />
      )}
      {status === 'REQUESTED' && !isOwn && (
        <Allowed to={api.clientRefund.approve}>
          <Button onClick={() => setAsking('approve')}>{text('clientRefund.approve')}</Button>
        </Allowed>
      )}
      {asking && (
        <Confirmation refund={refund} asking={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
};

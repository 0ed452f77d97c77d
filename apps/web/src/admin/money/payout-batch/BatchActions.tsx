import type { PayoutBatchRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Allowed, FileLink, useAdminText, useStep } from '../../frame/index.ts';
import { moneyText } from '../credit/index.ts';
import { batchPath } from '../settlement/index.ts';

type BatchAction = 'approve' | 'discard' | 'allPaid';
type Props = { readonly batch: PayoutBatchRecord };

const Confirmation = ({
  batch: { id, amount, currency, format },
  asking,
  onClose,
}: Props & { readonly asking: BatchAction; readonly onClose: () => void }) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const approval = useStep(api.payoutBatch.approve);
  const removal = useStep(api.payoutBatch.discard);
  const payment = useStep(api.payoutBatch.resolveAll);
  const act = async (): Promise<void> => {
    if (asking === 'approve') await approval.mutateAsync({ id });
    else if (asking === 'allPaid') await payment.mutateAsync({ id });
    else {
      await removal.mutateAsync({ id });
      await navigate({ href: batchPath });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      {...(asking === 'discard' && { tone: 'negative' })}
      title={text(`payoutBatch.${asking}Title`)}
      confirmLabel={text(`payoutBatch.${asking}`)}
      cancelLabel={text('action.cancel')}
      isPending={approval.isPending || removal.isPending || payment.isPending}
      // what was refused is told as a notification
      onConfirm={() =>
        void act()
          .catch(() => {})
          .then(onClose)
      }
      onCancel={onClose}
    >
      {text(
        asking === 'approve' && format === 'HAND'
          ? 'handPayment.approveText'
          : `payoutBatch.${asking}Text`,
        { amount: moneyText(amount, currency) },
      )}
    </ConfirmDialog>
  );
};

/** What may be done with a batch: two people let it go, then the bank pays. */
export const BatchActions = ({ batch }: Props) => {
  const text = useAdminText();
  const [asking, setAsking] = useState<BatchAction>();
  const { id, status, isOwn, waiting } = batch;
  const isByHand = batch.format === 'HAND';
  return (
    <>
      {status === 'DRAFT' && (
        <Allowed to={api.payoutBatch.discard}>
          <Button kind="ghost" onClick={() => setAsking('discard')}>
            {text('payoutBatch.discard')}
          </Button>
        </Allowed>
      )}
      {status === 'DRAFT' && !isOwn && (
        <Allowed to={api.payoutBatch.approve}>
          <Button onClick={() => setAsking('approve')}>{text('payoutBatch.approve')}</Button>
        </Allowed>
      )}
      {status === 'APPROVED' && waiting > 0 && (
        <Allowed to={api.payoutBatch.resolveAll}>
          <Button kind="ghost" onClick={() => setAsking('allPaid')}>
            {text('payoutBatch.allPaid')}
          </Button>
        </Allowed>
      )}
      {status === 'APPROVED' && !isByHand && (
        <FileLink of={api.payoutBatch.file} params={{ id }}>
          {text('payoutBatch.download')}
        </FileLink>
      )}
      {asking && (
        <Confirmation batch={batch} asking={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
};

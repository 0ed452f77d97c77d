import type { PayoutBatchRow } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

/** Whether a batch waits for its second person, for the bank, or for nothing. */
export const BatchMark = ({
  status,
  waiting,
  returned,
}: Pick<PayoutBatchRow, 'status' | 'waiting' | 'returned'>) => {
  const text = useAdminText();
  if (status === 'DRAFT') return <Badge tone="warning">{text('payoutBatch.status.DRAFT')}</Badge>;
  if (waiting > 0) return <Badge tone="info">{text('payoutBatch.status.APPROVED')}</Badge>;
  return returned > 0 ? (
    <Badge tone="negative">{text('payoutBatch.someReturned')}</Badge>
  ) : (
    <Badge tone="positive">{text('payoutBatch.done')}</Badge>
  );
};

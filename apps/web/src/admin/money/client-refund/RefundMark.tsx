import type { ClientRefundRow } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

const tones = {
  REQUESTED: 'warning',
  APPROVED: 'info',
  IN_BATCH: 'info',
  PAID: 'positive',
  RETURNED: 'negative',
  CANCELLED: 'neutral',
} as const;

/** Where a refund is on its way. */
export const RefundMark = ({ status }: Pick<ClientRefundRow, 'status'>) => {
  const text = useAdminText();
  return <Badge tone={tones[status]}>{text(`clientRefund.status.${status}`)}</Badge>;
};

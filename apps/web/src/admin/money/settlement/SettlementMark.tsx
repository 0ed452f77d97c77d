import type { SettlementRow } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

const tones = {
  DRAFT: 'warning',
  APPROVED: 'info',
  IN_BATCH: 'info',
  PAID: 'positive',
  RETURNED: 'negative',
} as const;

/** Where a settlement is on its way. What the schedule made waits to be taken on; what pays nothing goes no further. */
export const SettlementMark = ({
  status,
  payout,
  toSubmit,
}: Pick<SettlementRow, 'status' | 'payout' | 'toSubmit'>) => {
  const text = useAdminText();
  const isCarried = status === 'APPROVED' && payout === 0;
  if (toSubmit) return <Badge tone="warning">{text('settlement.toSubmit')}</Badge>;
  return (
    <Badge tone={isCarried ? 'neutral' : tones[status]}>
      {text(isCarried ? 'settlement.carried' : `settlement.status.${status}`)}
    </Badge>
  );
};

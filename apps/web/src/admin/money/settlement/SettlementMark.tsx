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

/** Where a settlement is on its way; one that pays nothing is carried and goes no further. */
export const SettlementMark = ({ status, payout }: Pick<SettlementRow, 'status' | 'payout'>) => {
  const text = useAdminText();
  const isCarried = status === 'APPROVED' && payout === 0;
  return (
    <Badge tone={isCarried ? 'neutral' : tones[status]}>
      {text(isCarried ? 'settlement.carried' : `settlement.status.${status}`)}
    </Badge>
  );
};

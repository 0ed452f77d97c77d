import type { DisputeStatus } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

const tones = {
  OPEN: 'warning',
  ANSWERED: 'info',
  REFUNDED: 'positive',
  CLOSED: 'neutral',
} as const;

/** How far a dispute is. */
export const DisputeMark = ({ status }: { readonly status: DisputeStatus }) => {
  const text = useAdminText();
  return <Badge tone={tones[status]}>{text(`dispute.status.${status}`)}</Badge>;
};

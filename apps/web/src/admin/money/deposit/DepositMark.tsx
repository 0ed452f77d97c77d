import type { DepositRow } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

const tones = { CREATED: 'warning', SUCCESSFUL: 'positive', DECLINED: 'negative' } as const;

/** The state of a deposit, with the reason of a refusal. */
export const DepositMark = ({
  status,
  declineReason,
}: Pick<DepositRow, 'status' | 'declineReason'>) => {
  const text = useAdminText();
  return (
    <Badge tone={tones[status]}>
      {declineReason ? text(`deposit.reason.${declineReason}`) : text(`deposit.status.${status}`)}
    </Badge>
  );
};

/** It was paid after it had been declined: whether the money is back already. */
export const RefundMark = ({ refund }: { readonly refund: NonNullable<DepositRow['refund']> }) => {
  const text = useAdminText();
  return (
    <Badge tone={refund === 'DUE' ? 'warning' : 'info'}>{text(`deposit.refund.${refund}`)}</Badge>
  );
};

import type { MonthStatus } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

const tones = { RUNNING: 'neutral', OPEN: 'warning', CLOSING: 'info', CLOSED: 'positive' } as const;

/** Whether a month goes on, waits to be closed, or is closed. */
export const MonthMark = ({ status }: { readonly status: MonthStatus }) => {
  const text = useAdminText();
  return <Badge tone={tones[status]}>{text(`month.status.${status}`)}</Badge>;
};

import type { MessageRow, MessageStatus } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

const tones = {
  QUEUED: 'info',
  SENDING: 'info',
  SENT: 'positive',
  FAILED: 'negative',
  BOUNCED: 'warning',
} as const satisfies Record<MessageStatus, string>;

/** What became of a message; what left the line without being sent was kept to be looked at (/admin/dev). */
export const MessageMark = ({ status, sentAt }: Pick<MessageRow, 'status' | 'sentAt'>) => {
  const text = useAdminText();
  if (status === 'SENT' && sentAt === null) return <Badge>{text('message.onlyKept')}</Badge>;
  return <Badge tone={tones[status]}>{text(`message.status.${status}`)}</Badge>;
};

import type { MessageStatus } from '@cafeteria/contract';
import { Badge } from '@cafeteria/ui';
import { useAdminText } from '../../frame/index.ts';

const tones = {
  QUEUED: 'info',
  SENDING: 'info',
  SENT: 'positive',
  FAILED: 'negative',
  BOUNCED: 'warning',
} as const satisfies Record<MessageStatus, string>;

/** What became of a message. */
export const MessageMark = ({ status }: { readonly status: MessageStatus }) => {
  const text = useAdminText();
  return <Badge tone={tones[status]}>{text(`message.status.${status}`)}</Badge>;
};

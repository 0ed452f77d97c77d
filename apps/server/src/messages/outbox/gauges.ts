import type { Db } from '../../platform/db/index.ts';
import type { ProductGauge } from '../../platform/http/index.ts';
import { countMessages } from './message.view.queries.ts';

/** What operators watch: a line that grows, and what nobody got. */
export const messageGauges = (db: Db): readonly ProductGauge[] => [
  {
    name: 'messages',
    help: 'Messages to people that wait or that nobody got, by state',
    label: 'status',
    read: async () => (await countMessages(db)).byStatus,
  },
  {
    name: 'message_oldest_wait_seconds',
    help: 'How long the oldest message has waited to be sent',
    label: 'line',
    read: async () => ({ all: (await countMessages(db)).oldestSeconds }),
  },
];

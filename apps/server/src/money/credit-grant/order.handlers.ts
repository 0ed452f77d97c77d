import type { creditOrderRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';
import { giveJob } from '../client-document/index.ts';
import { listPaid } from './order.queries.ts';
import { cancelOrder, giveOrder } from './order.ts';
import { countOrderItems, getOrder, listOrderItems, listOrders } from './order-view.queries.ts';

/** Orders of credits of a client that pays beforehand. */
export const creditOrderHandlers = ({
  db,
  writeUnseen,
}: Deps): Handlers<typeof creditOrderRoutes> => ({
  list: async ({ clientId, ...page }) => {
    await getClientName(db, clientId);
    const { rows, total } = await listOrders(db, clientId, page);
    return pageResult(rows, page, total);
  },
  get: ({ clientId, id }) => getOrder(db, clientId, id),
  items: async ({ clientId, id, ...page }, caller) => {
    await getOrder(db, clientId, id);
    await recordAudit(db, caller, { action: 'VIEW', entity: 'credit_order', entityId: id });
    return pageResult(await listOrderItems(db, id, page), page, await countOrderItems(db, id));
  },
  cancel: ({ clientId, id, body: { reason } }, caller) =>
    writeUnseen((tx) => cancelOrder(tx, { clientId, id, reason }, caller)),
});

/** Gives what has been paid, each order by itself: one that fails keeps no other waiting. Answers how many. */
export const giveOrders = async (
  db: Deps['db'],
  log: Pick<Deps['log'], 'error'>,
): Promise<number> => {
  let given = 0;
  for (const id of await listPaid(db))
    try {
      if (await giveOrder(db, id)) given += 1;
    } catch (error) {
      log.error({ err: error, orderId: id }, 'credits that were paid could not be given');
    }
  return given;
};
/** However a proforma comes to be paid, its credits follow at once or within a minute. */
export const creditOrderJobs = ({ db, log }: Deps): readonly Job[] => [
  defineJob({
    name: giveJob,
    schedule: '* * * * *',
    work: async () => void (await giveOrders(db, log)),
  }),
];

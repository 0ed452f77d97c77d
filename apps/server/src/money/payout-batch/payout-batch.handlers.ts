import type { payoutBatchRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import type { Caller, Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { atomic } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { By } from '../settlement/index.ts';
import { tellOwner } from '../withdrawal/index.ts';
import { fileNameOf } from './bank-file.ts';
import { makeBatch, payByHand, readProposal } from './make.ts';
import {
  getBatch,
  listBatches,
  lockBatch,
  type Looking,
  noteDownload,
} from './payout-batch.queries.ts';
import type { Acting } from './paid.ts';
import { confirmBatch, discardBatch, resolveOrder, resolveWaiting, type SayOf } from './resolve.ts';

/** What leaves the bank: put together by one person, approved by another, and what the bank did. */
export const payoutBatchHandlers = (
  deps: Deps,
  sayOf: SayOf,
): Handlers<typeof payoutBatchRoutes> => {
  const { db, config } = deps;
  const looking = ({ user }: Pick<Caller, 'user'>): Looking => ({
    userId: user?.id ?? 0,
    currency: config.currency,
  });
  const tell = tellOwner(deps);
  const acting = ({ user, ip }: By): Acting => ({ user, ip, tell });
  const get = (id: number, caller: Pick<Caller, 'user'>) => getBatch(db, id, looking(caller));
  return {
    list: async (page, caller) => {
      const { rows, total } = await listBatches(db, page, looking(caller));
      return pageResult(rows, page, total);
    },
    proposal: () => readProposal(db, config),
    get: ({ id }, caller) => get(id, caller),
    file: async ({ id }, caller) => {
      const { content, format } = await atomic(db, async (tx) => {
        const batch = await lockBatch(tx, id);
        if (batch.status !== 'APPROVED') throw new AppError('payoutBatch.error.notApproved');
        await noteDownload(tx, id);
        await recordAudit(tx, caller, {
          action: 'VIEW',
          entity: 'payout_batch',
          entityId: id,
          after: { sha256: batch.sha256 },
        });
        return batch;
      });
      return caller.reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${fileNameOf(format, id)}"`)
        .type('application/octet-stream')
        .send(content);
    },
    byHand: async ({ body }, caller) => get(await payByHand(db, body, caller), caller),
    create: async ({ body }, caller) => get(await makeBatch(db, config, body, caller), caller),
    approve: async ({ id }, caller) => {
      await confirmBatch(db, id, acting(caller), sayOf);
      return get(id, caller);
    },
    discard: async ({ id }, caller) => {
      await discardBatch(db, id, caller);
      return { id };
    },
    resolveAll: async ({ id }, caller) => {
      await resolveWaiting(db, id, acting(caller));
      return get(id, caller);
    },
    resolve: async ({ id, orderId, body }, caller) => {
      await resolveOrder(db, { id, orderId, ...body }, acting(caller));
      return get(id, caller);
    },
  };
};

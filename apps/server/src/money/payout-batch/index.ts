export { makeBatch, readProposal } from './make.ts';
export type { Acting } from './paid.ts';
export { payoutBatchHandlers } from './payout-batch.handlers.ts';
export { getBatch } from './payout-batch.queries.ts';
export {
  confirmBatch,
  type Mark,
  markOrders,
  resolveOrder,
  resolveWaiting,
  unmarkOrders,
} from './resolve.ts';

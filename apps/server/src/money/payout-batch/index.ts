export { payoutBatchHandlers } from './payout-batch.handlers.ts';

export {
  enterBatchWithRefunds,
  leaveBatchWithRefunds,
  reopenRefunds,
  settleRefunds,
} from './batch.ts';
export { clientRefundHandlers } from './client-refund.handlers.ts';
export {
  countRequestedRefunds,
  listApprovedRefunds,
  lockRefunds,
} from './client-refund.queries.ts';
export { clientRefundJobs } from './notice.ts';
export { confirmRefund, requestRefund } from './decide.ts';
export { linesOfReturn } from './client-refund.rules.ts';

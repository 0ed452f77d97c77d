export { approveSettlements, type By, submitSettlements } from './approve.ts';
export { insertDueRun } from './due.queries.ts';
export { insertRun } from './turn.queries.ts';
export { readRun } from './run.queries.ts';
export { workRun } from './run.ts';
export { settlementHandlers, settlementRunHandlers } from './settlement.handlers.ts';
export { issueSettlement } from './notice.ts';
export { settlementJobs } from './settlement.jobs.ts';
export { shareOf, vatRateOn } from './settlement.rules.ts';
export { settlementLinkHandlers } from './link.handlers.ts';
export {
  accountNow,
  countDrafts,
  listSettlements,
  lockSettlements,
  setStatus,
  settlementNumber,
} from './settlement.queries.ts';

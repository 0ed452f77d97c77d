export { settlementHandlers, settlementRunHandlers } from './settlement.handlers.ts';
export { settlementJobs } from './settlement.jobs.ts';
export { lockSettlements, setStatus } from './settlement.queries.ts';

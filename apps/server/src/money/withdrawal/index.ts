export { withdrawalAdminHandlers, withdrawalHandlers } from './withdrawal.handlers.ts';
export { countRequestedWithdrawals } from './withdrawal.queries.ts';

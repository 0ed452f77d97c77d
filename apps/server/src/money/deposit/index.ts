export { depositAdminHandlers } from './deposit.admin.ts';
export { cardTokenHandlers, depositHandlers } from './deposit.handlers.ts';
export { countLateDeposits, countRecentDeposits, readWallet } from './deposit.view.queries.ts';
export { assertCurrency } from './init.ts';
export { registerGateNotifications } from './notification.ts';
export { startPolling } from './poller.ts';
export { type Deposits, openDeposits } from './service.ts';

export { withdrawalAdminHandlers, withdrawalHandlers } from './withdrawal.handlers.ts';

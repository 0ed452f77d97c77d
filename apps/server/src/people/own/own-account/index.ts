export { type MoneyOf, ownAccountHandlers } from './own-account.handlers.ts';

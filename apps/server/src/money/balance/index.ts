export { balanceHandlers } from './balance.handlers.ts';
export { type MoneyReader, readOverview } from './balance.ts';
export { findOwner } from './balance.queries.ts';

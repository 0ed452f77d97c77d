export { balanceHandlers } from './balance.handlers.ts';
export { type MoneyReader, readOverview } from './balance.ts';
export { findOwner, listOpenLots, type OpenLot } from './balance.queries.ts';

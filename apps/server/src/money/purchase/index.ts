export { findPurchase, type PurchaseContext } from './purchase.ts';
export type { PurchasePlace } from './purchase.queries.ts';

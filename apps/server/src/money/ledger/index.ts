export {
  expireLots,
  grantCredits,
  payOut,
  recall,
  releaseOverdueHolds,
  returnPayout,
  topUp,
} from './credit.ts';
export { addDays, pragueDay, pragueYear } from './day.ts';
export { isSpendable, listTaxRules, type TaxRule } from './ledger.queries.ts';
export { ledgerJobs } from './ledger.jobs.ts';
export { type Plan, planPayment, type SpendableLot } from './plan.rules.ts';
export { once, type OnceRequest } from './once.ts';
export {
  authorize,
  type Authorized,
  capture,
  planPurchase,
  type Purchase,
  refund,
  type RefundReason,
  voidPayment,
} from './payment.ts';

import type { MonthTaskKind } from './month.ts';

/** What of people's, partners' and employers' money waits for somebody who keeps the books. */
export const moneyTasks = [
  'MATCH',
  'INVOICE',
  'OVERDUE',
  'DEPOSITS',
  'WITHDRAWALS',
  'REFUNDS',
  'APPROVE',
  'PAY',
  'COMPARE',
  'FROZEN',
  'HELD_ORDERS',
  'DISPUTES',
] as const;
export type MoneyTask = (typeof moneyTasks)[number];
/** Those that are done where only who administers everything may look. */
export const administratorTasks: ReadonlySet<MoneyTask> = new Set([
  'DEPOSITS',
  'FROZEN',
  'HELD_ORDERS',
  'DISPUTES',
]);

/** Where each thing that waits is done, as a path of the administration. */
export const taskPlaces: Readonly<
  Record<MoneyTask | Exclude<MonthTaskKind, 'BOOK' | 'COMPARE'>, string>
> = {
  STATEMENTS: '/admin/bank',
  MATCH: '/admin/bank/open',
  INVOICE: '/admin/client-document',
  OVERDUE: '/admin/client-document?state=OVERDUE',
  LIMITS: '/admin/tax-limit',
  DEPOSITS: '/admin/deposit?status=CREATED',
  WITHDRAWALS: '/admin/withdrawal?status=REQUESTED',
  REFUNDS: '/admin/client-refund',
  SETTLE: '/admin/settlement',
  APPROVE: '/admin/settlement?status=DRAFT',
  PAY: '/admin/settlement/batch',
  COMPARE: '/admin/book',
  FROZEN: '/admin/user?spending=FROZEN',
  HELD_ORDERS: '/admin/client-document?held=true',
  DISPUTES: '/admin/dispute?status=OPEN',
};

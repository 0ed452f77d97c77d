import type { PersonalDataPart } from '../../kernel/personal-data.ts';
import { readMoney } from './own-money.queries.ts';

export { holdAccounts } from './account.queries.ts';
export {
  expireLots,
  grantCredits,
  payOut,
  recall,
  recallGrant,
  returnPayout,
  topUp,
} from './credit.ts';
export type { NewGrant } from './credit.rules.ts';
export { addDays, pragueDay, pragueYear } from './day.ts';
export { type Difference, unfreezeAccount } from './check.queries.ts';
export { countDue, isBetweenAccounts, noteAllDue, takeDue } from './due.queries.ts';
export {
  companyOfLot,
  nameOfCompany,
  companyOfToday,
  countedOf,
  countsToday,
  isOfAllEmployers,
  limitRegimeOf,
  usedElsewhereRows,
  usedByCompany,
} from './company.queries.ts';
export { isOpen, isSpendable } from './ledger.queries.ts';
export {
  listRegimesWithoutLimit,
  sumBeyond,
  type TaxRule,
  taxRulesOfToday,
} from './limit.queries.ts';
export { leaverOfLot, leavers } from './leaver.queries.ts';
export { checkLedger, ledgerJobs } from './ledger.jobs.ts';
export { allThereIs, type Plan, planPayment, type Rules, type SpendableLot } from './plan.rules.ts';
export type { LimitPolicy } from './rules.ts';
export { once, type OnceRequest } from './once.ts';
export { createOnceFor } from './once-for.ts';
export {
  authorize,
  capture,
  type Payment,
  planPurchase,
  readWallet,
  refund,
  sumTaxable,
  voidPayment,
} from './payment.ts';
export { writeChecksums } from './checksum.queries.ts';

/** Accounting keeps it, of a pseudonym: nothing in it says who that was. */
export const moneyOfPerson: PersonalDataPart = {
  name: 'money',
  tables: [
    'credit_account',
    'credit_lot',
    'credit_lot_company',
    'movement',
    'ledger_entry',
    'regime_usage',
    'former_client',
    'used_elsewhere',
    'used_elsewhere_company',
    'credit_grant_shift',
    'credit_order_item',
  ],
  read: readMoney,
};

/** Money: what employers give, what a user has, what happened to it, and what it buys. */
import { balanceRoutes } from './balance.ts';
import { bookRoutes } from './book.ts';
import { clientContractAdminRoutes } from './client-contract.ts';
import { clientDocumentLinkRoutes } from './client-document-link.ts';
import { clientDocumentRoutes } from './client-document.ts';
import { clientRefundRoutes } from './client-refund.ts';
import { clientReportRoutes } from './client-report.ts';
import { coverageRoutes } from './coverage.ts';
import { creditGrantImportRoutes } from './credit-grant-import.ts';
import { creditGrantRoutes } from './credit-grant.ts';
import { creditOrderRoutes } from './credit-order.ts';
import { disputeAdminRoutes, disputeRoutes } from './dispute.ts';
import { historyRoutes } from './history.ts';
import { cardTokenRoutes, depositAdminRoutes, depositRoutes } from './deposit.ts';
import {
  devicePaymentRoutes,
  paymentCodeRoutes,
  paymentCredentialAdminRoutes,
  paymentRoutes,
} from './payment.ts';
import {
  withdrawalAdminRoutes,
  withdrawalCancellationRoutes,
  withdrawalRoutes,
} from './withdrawal.ts';
import { partnerAccountRoutes } from './partner-account.ts';
import { partnerContractAdminRoutes } from './partner-contract.ts';
import { monthRoutes } from './month.ts';
import { bankRoutes } from './bank-statement.ts';
import { fundsRoutes } from './funds.ts';
import { partyStatementRoutes } from './party-statement.ts';
import { payoutBatchRoutes } from './payout-batch.ts';
import { payrollProfileRoutes } from './payroll-profile.ts';
import { settlementLinkRoutes } from './settlement-link.ts';
import { settlementRunRoutes } from './settlement-run.ts';
import { settlementRoutes } from './settlement.ts';
import { taxLimitAdminRoutes } from './tax-limit.ts';
import { usedElsewhereImportRoutes, usedElsewhereRoutes } from './used-elsewhere.ts';
import { userCreditRoutes } from './user-credit.ts';

export * from './balance.ts';
export * from './book.ts';
export * from './client-contract.ts';
export * from './client-document.ts';
export * from './client-document-link.ts';
export * from './document-sums.ts';
export * from './client-refund.ts';
export * from './client-report.ts';
export * from './coverage.ts';
export * from './credit-grant-import.ts';
export * from './credit-grant.ts';
export * from './credit-order.ts';
export * from './dispute.ts';
export * from './history.ts';
export * from './deposit.ts';
export * from './payment.ts';
export * from './withdrawal.ts';
export * from './partner-account.ts';
export * from './partner-contract.ts';
export * from './bank-statement.ts';
export * from './funds.ts';
export * from './party-statement.ts';
export * from './payout-batch.ts';
export * from './month.ts';
export * from './payroll-profile.ts';
export * from './task-place.ts';
export * from './settlement-link.ts';
export * from './settlement-run.ts';
export * from './settlement.ts';
export * from './tax-limit.ts';
export * from './used-elsewhere.ts';
export * from './user-credit.ts';

/** The routes of this area by entity. */
export const moneyApi = {
  balance: balanceRoutes,
  history: historyRoutes,
  coverage: coverageRoutes,
  payment: paymentRoutes,
  paymentCode: paymentCodeRoutes,
  devicePayment: devicePaymentRoutes,
  paymentCredential: paymentCredentialAdminRoutes,
  deposit: depositRoutes,
  cardToken: cardTokenRoutes,
  depositAdmin: depositAdminRoutes,
  withdrawal: withdrawalRoutes,
  withdrawalCancellation: withdrawalCancellationRoutes,
  clientDocumentLink: clientDocumentLinkRoutes,
  withdrawalAdmin: withdrawalAdminRoutes,
  dispute: disputeRoutes,
  disputeAdmin: disputeAdminRoutes,
  creditGrant: creditGrantRoutes,
  creditGrantImport: creditGrantImportRoutes,
  creditOrder: creditOrderRoutes,
  userCredit: userCreditRoutes,
  usedElsewhere: usedElsewhereRoutes,
  usedElsewhereImport: usedElsewhereImportRoutes,
  clientReport: clientReportRoutes,
  payrollProfile: payrollProfileRoutes,
  taxLimitAdmin: taxLimitAdminRoutes,
  book: bookRoutes,
  clientContractAdmin: clientContractAdminRoutes,
  clientDocument: clientDocumentRoutes,
  clientRefund: clientRefundRoutes,
  partnerContractAdmin: partnerContractAdminRoutes,
  partnerAccount: partnerAccountRoutes,
  month: monthRoutes,
  bank: bankRoutes,
  funds: fundsRoutes,
  partyStatement: partyStatementRoutes,
  payoutBatch: payoutBatchRoutes,
  settlement: settlementRoutes,
  settlementLink: settlementLinkRoutes,
  settlementRun: settlementRunRoutes,
} as const;

export { clientDocumentLinkHandlers } from './link.handlers.ts';
export { documentNoticeJobs } from './notice.ts';
export { findRemindedTwice } from './notice.queries.ts';
export { clientDocumentHandlers } from './client-document.handlers.ts';
export {
  credited,
  isClientOff,
  isHeld,
  lockDocument,
  open,
  paid,
} from './client-document.queries.ts';
export { correctDocument } from './correct.ts';
export { issueDocument } from './issue.ts';
export { bookGiven, giveJob, openDocuments, receivePayment, takeBackPayment } from './receive.ts';
export { invoiceMonth } from './month.ts';
export { listPrepaid, readPrepaid } from './prepaid.queries.ts';
export { creditLines } from './month.rules.ts';
export { listDocuments } from './view.queries.ts';
export { listMonthTerms } from './month.queries.ts';

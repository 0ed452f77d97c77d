export { clientDocumentHandlers } from './client-document.handlers.ts';
export { credited, lockDocument, open, paid } from './client-document.queries.ts';
export { correctDocument } from './correct.ts';
export { issueDocument } from './issue.ts';
export { bookGiven, openDocuments, receivePayment, takeBackPayment } from './receive.ts';
export { invoiceMonth } from './month.ts';
export { creditLines } from './month.rules.ts';
export { listMonthTerms } from './month.queries.ts';

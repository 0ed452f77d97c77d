export { clientDocumentHandlers } from './client-document.handlers.ts';
export { openDocuments, receivePayment, takeBackPayment } from './receive.ts';
export { invoiceMonth } from './month.ts';
export { listMonthTerms } from './month.queries.ts';

export { clientDocumentHandlers } from './client-document.handlers.ts';
export { openDocuments, receivePayment, takeBackPayment } from './receive.ts';

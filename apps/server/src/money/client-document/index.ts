export { clientDocumentHandlers } from './client-document.handlers.ts';

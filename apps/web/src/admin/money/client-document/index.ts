export { clientDocumentPage } from './DocumentDetail.tsx';
export { clientDocumentsPage } from './DocumentList.tsx';
export { documentsOf } from './shared.ts';

export { clientDocumentPage } from './DocumentDetail.tsx';
export { clientDocumentsPage } from './DocumentList.tsx';

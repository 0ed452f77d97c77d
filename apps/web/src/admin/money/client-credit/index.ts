export { clientCreditPage } from './ClientCredit.tsx';
export { clientReportPage } from './ClientReport.tsx';
export { grantDetailPage } from './GrantDetail.tsx';
export { grantImportPage } from './GrantImport.tsx';
export { newGrantPage } from './NewGrant.tsx';
export { creditOrderPage } from './OrderDetail.tsx';
export { creditOrdersPage } from './OrderList.tsx';
export { usedElsewhereImportPage } from './UsedElsewhereImport.tsx';

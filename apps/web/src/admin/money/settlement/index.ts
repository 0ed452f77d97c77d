export { batchPath, settlementPath, settlementsOf } from './address.ts';
export { settlementRunPage } from './RunDetail.tsx';
export { settlementRunsPage } from './RunList.tsx';
export { settlementPage } from './SettlementDetail.tsx';
export { settlementsPage } from './SettlementList.tsx';

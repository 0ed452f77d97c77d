export { batchPath, settlementPath, settlementsOf } from './shared.ts';
export { settlementRunPage } from './RunDetail.tsx';
export { settlementRunsPage } from './RunList.tsx';
export { settlementPage } from './SettlementDetail.tsx';
export { settlementsPage } from './SettlementList.tsx';

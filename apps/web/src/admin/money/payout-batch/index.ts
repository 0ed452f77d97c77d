export { payoutBatchPage } from './BatchDetail.tsx';
export { payoutBatchesPage } from './BatchList.tsx';
export { newPayoutBatchPage } from './NewBatch.tsx';

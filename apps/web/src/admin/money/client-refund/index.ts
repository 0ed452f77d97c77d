export { newClientRefundPage } from './NewRefund.tsx';
export { clientRefundPage } from './RefundDetail.tsx';
export { clientRefundsPage } from './RefundList.tsx';
export { newRefundOf, refundOf } from './shared.ts';

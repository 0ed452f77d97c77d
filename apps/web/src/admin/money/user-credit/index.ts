export { userCreditPage } from './UserCredit.tsx';
export { RefundDialog } from './RefundDialog.tsx';

export { depositPage } from './DepositDetail.tsx';
export { depositsPage } from './DepositList.tsx';

export { withdrawalsPage } from './WithdrawalList.tsx';

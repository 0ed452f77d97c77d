export { withdrawalsOf, withdrawalsPage } from './WithdrawalList.tsx';

export { userCreditPage } from './UserCredit.tsx';

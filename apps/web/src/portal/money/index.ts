export { MoneyAt } from './MoneyAt.tsx';

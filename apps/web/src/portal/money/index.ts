export { MoneyAt, preloadMoney } from './MoneyAt.tsx';

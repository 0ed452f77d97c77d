export { Money } from './Money.tsx';
export { MoneyAt, preloadMoney } from './MoneyAt.tsx';

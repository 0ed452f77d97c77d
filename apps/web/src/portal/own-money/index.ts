export { GoodHere } from './GoodHere.tsx';
export { MoneyChip } from './MoneyChip.tsx';
export { MoneyNotice } from './MoneyNotice.tsx';
export { useEndingMoney, useMoneyFilter } from './use-money-filter.ts';
export { useGoodAt } from './use-good-at.ts';

export { dayText, lastMonths, moneyText, monthText, today } from './amounts.ts';
export { default as creditStyles } from './Credit.module.css';
export { RecallDialog } from './RecallDialog.tsx';
export { usePaging } from './use-paging.ts';

export { Amount, amountColumn } from './amount-column.tsx';
export {
  byText,
  dayText,
  lastMonths,
  moneyText,
  monthText,
  pathOfPage,
  sentText,
  today,
} from './amounts.ts';
export { default as creditStyles } from './Credit.module.css';
export { type Fact, fact, FactCard } from './FactCard.tsx';
export { Figure, Figures, percentOf, wholeText } from './Figure.tsx';
export { MonthColumns } from './MonthColumns.tsx';
export { ReasonDialog } from './ReasonDialog.tsx';
export { RecallDialog } from './RecallDialog.tsx';

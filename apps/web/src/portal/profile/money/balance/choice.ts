import { type HistorySearch, movementsHref } from '../history/history-search.ts';
import { monthPeriod } from '../history/periods.ts';

/** What the pictures of the money can be pressed for: a pot, a category, a month. */
export type Choice = Pick<HistorySearch, 'pot' | 'category' | 'from' | 'to'>;
export const choiceOf = ({ pot, category, from, to }: HistorySearch): Choice => ({
  pot,
  category,
  from,
  to,
});

const hrefOf = (choice: Choice): string => movementsHref('/profile/balance', choice);

/** What is chosen already is dropped by another press. */
export const potHref = (choice: Choice, pot: Choice['pot']): string =>
  hrefOf({ ...choice, pot: choice.pot === pot ? undefined : pot });
export const categoryHref = (choice: Choice, category: Choice['category']): string =>
  hrefOf({ ...choice, category: choice.category === category ? undefined : category });
export const isMonth = ({ from, to }: Choice, month: string): boolean => {
  const period = monthPeriod(month);
  return from === period.from && to === period.to;
};
export const monthHref = (choice: Choice, month: string): string =>
  hrefOf({
    ...choice,
    ...(isMonth(choice, month) ? { from: undefined, to: undefined } : monthPeriod(month)),
  });
/** A part of a column: the category in the month. */
export const partHref = (category: Choice['category'], month: string, { pot }: Choice): string =>
  hrefOf({ pot, category, ...monthPeriod(month) });

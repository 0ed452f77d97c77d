import { string, stringifySearch } from '../../../shared/url-state/index.ts';
import { lastMonths, today } from '../credit/index.ts';

export const bookPath = '/admin/book';
export const fundsPath = '/admin/book/funds';
type SearchValues = Readonly<Record<string, unknown>>;
export const cardPath = (search: SearchValues): string =>
  `${bookPath}/card${stringifySearch(search)}`;
export const journalPath = (search: SearchValues): string =>
  `${bookPath}/journal${stringifySearch(search)}`;

/** What stands between the operator and an employer or a partner. */
export const statementPath = `${bookPath}/statement`;
export const statementOf = (search: SearchValues): string =>
  statementPath + stringifySearch(search);

export type Span = { readonly from: string; readonly to: string };

const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
export const spanOfMonth = (month: string): Span => ({
  from: `${month}-01`,
  to: lastDayOf(month),
});
/** The month a time is, where it is a whole one. */
export const monthOf = ({ from, to }: Span): string | undefined => {
  const month = from.slice(0, 7);
  const whole = spanOfMonth(month);
  return whole.from === from && whole.to === to ? month : undefined;
};
/** The time in the address; without one the month that runs. */
export const spanIn = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): Span => {
  const running = spanOfMonth(lastMonths(1)[0] ?? today().slice(0, 7));
  return { from: from ?? running.from, to: to ?? running.to };
};

/** A day of the address. */
export const day = (value: unknown): string | undefined => {
  const typed = string(value);
  return typed && /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(typed) ? typed : undefined;
};

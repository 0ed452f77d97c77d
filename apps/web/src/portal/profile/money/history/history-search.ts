import { MovementType } from '@cafeteria/contract';
import { number, oneOf, stringifySearch } from '../../../../shared/url-state/index.ts';

/** What the address of the history says; days as YYYY-MM-DD. */
export type HistorySearch = {
  readonly type?: MovementType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly offset?: number | undefined;
  /** One payment with what was given back of it. */
  readonly payment?: number | undefined;
  /** A word of it, or its amount. */
  readonly keyword?: string | undefined;
};
const mostLetters = 128;
const wordsOf = (value: unknown): string | undefined => {
  const words = typeof value === 'number' ? String(value) : value;
  return typeof words === 'string' && words.trim() !== ''
    ? words.trim().slice(0, mostLetters)
    : undefined;
};
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

const countOf = (value: unknown): number | undefined => {
  const count = number(value);
  return count !== undefined && Number.isSafeInteger(count) && count > 0 ? count : undefined;
};

/** Reads the address; anything unknown is ignored. */
export const readHistorySearch = (search: Record<string, unknown>): HistorySearch => {
  return {
    type: oneOf(MovementType.options, search.type),
    from: dayOf(search.from),
    to: dayOf(search.to),
    offset: countOf(search.offset),
    payment: countOf(search.payment),
    keyword: wordsOf(search.keyword),
  };
};
export const historyHref = ({ type, from, to, offset, payment, keyword }: HistorySearch): string =>
  `/profile/history${stringifySearch({ type, from, to, offset, payment, keyword })}`;

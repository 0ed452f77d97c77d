import { CategoryCode, MovementType, noCategory, Pot } from '@cafeteria/contract';
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
  readonly pot?: Pot | undefined;
  readonly category?: CategoryCode | typeof noCategory | undefined;
};
const maxLetters = 128;
const wordsOf = (value: unknown): string | undefined => {
  const words = typeof value === 'number' ? String(value) : value;
  return typeof words === 'string' && words.trim() !== ''
    ? words.trim().slice(0, maxLetters)
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
    pot: oneOf(Pot.options, search.pot),
    category: oneOf([...CategoryCode.options, noCategory], search.category),
  };
};
/** The movement that is looked at beside the list. */
export const readMovementId = (search: Record<string, unknown>): number | undefined =>
  countOf(search.movement);

/** Where a list of movements stands: by itself, or on the screen of the money. */
export type HistoryPath = '/profile/history' | '/profile/balance';
/** The address of a list of movements under a choice, with the one that is looked at. */
export const movementsHref = (
  path: HistoryPath,
  { type, from, to, offset, payment, keyword, pot, category }: HistorySearch,
  movement?: number,
): string =>
  `${path}${stringifySearch({ type, from, to, offset, payment, keyword, pot, category, movement })}`;
export const historyHref = (search: HistorySearch): string =>
  movementsHref('/profile/history', search);

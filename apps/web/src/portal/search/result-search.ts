import { controlCharacters, moneyOfAddress, searchLimits, searchTypes } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { read } from '../../shared/api/index.ts';
import { number, oneOf, string } from '../../shared/url-state/index.ts';
import type { Position } from '../position/index.ts';
import type { ResultSearch } from '../search-box/index.ts';

const unreadable = new RegExp(controlCharacters, 'gu');

/** Reads the address; a keyword that is too long is cut, and what the server refuses is left out. */
export const readResultSearch = (search: Record<string, unknown>): ResultSearch => {
  const page = number(search.pageNumber);
  const keyword =
    typeof search.keyword === 'number' ? String(search.keyword) : string(search.keyword);
  return {
    keyword: keyword?.slice(0, searchLimits.max).replaceAll(unreadable, '') || undefined,
    type: oneOf(searchTypes, search.type),
    pageNumber: page !== undefined && Number.isInteger(page) && page > 0 ? page : undefined,
    money: moneyOfAddress(search.money),
  };
};

export const searchPageSize = 20;

/** The best of every kind, or a page of one kind; with a position, partners say how far they are. */
export const resultQuery = (
  { keyword = '', type, pageNumber = 0 }: ResultSearch,
  position?: Position,
  /** What the reader's money buys, of which the results themselves know nothing. */
  purchases?: string,
) =>
  read(api.search.find, {
    keyword,
    ...(type && { type, pageNumber, pageSize: searchPageSize }),
    ...position,
    ...(purchases && { purchases }),
  });

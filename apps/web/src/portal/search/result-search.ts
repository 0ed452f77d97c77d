import { controlCharacters, searchLimits, searchTypes } from '@cafeteria/contract';
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
  };
};

export const searchPageSize = 20;

/** The best of every kind, or a page of one kind; with a position, partners say how far they are. */
export const resultQuery = (
  { keyword = '', type, pageNumber = 0 }: ResultSearch,
  position?: Position,
) =>
  read(
    api.search.find,
    type
      ? { keyword, type, pageNumber, pageSize: searchPageSize, ...position }
      : { keyword, ...position },
  );

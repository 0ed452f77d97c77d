import { searchLimits, searchTypes, type SearchType } from '@cafeteria/contract';
import { number, oneOf, string } from '../../shared/url-state/index.ts';

/** What the address of the search says: the keyword, one kind of results, and their page. */
export type SearchSearch = {
  readonly keyword?: string | undefined;
  readonly type?: SearchType | undefined;
  readonly pageNumber?: number | undefined;
};

/** Reads the address; a keyword longer than can be searched for is cut. */
export const readSearch = (search: Record<string, unknown>): SearchSearch => {
  const page = number(search.pageNumber);
  const keyword =
    typeof search.keyword === 'number' ? String(search.keyword) : string(search.keyword);
  return {
    keyword: keyword?.slice(0, searchLimits.max) || undefined,
    type: oneOf(searchTypes, search.type),
    pageNumber: page !== undefined && Number.isInteger(page) && page > 0 ? page : undefined,
  };
};

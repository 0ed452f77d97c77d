import type { SearchType } from '@cafeteria/contract';
import { stringifySearch } from '../../shared/url-state/index.ts';

/** What the address of the search says: the keyword, one kind of results, and their page. */
export type ResultSearch = {
  readonly keyword?: string | undefined;
  readonly type?: SearchType | undefined;
  readonly pageNumber?: number | undefined;
  /** Where some of the reader's money is taken (`readMoneyChoice`). */
  readonly money?: string | undefined;
};

/** Writes only the keys it knows: the router keeps unknown ones beside them. */
export const searchHref = ({ keyword, type, pageNumber, money }: ResultSearch): string =>
  `/search${stringifySearch({ keyword, type, pageNumber, money })}`;

import type { SearchType } from '@cafeteria/contract';
import { stringifySearch } from '../../shared/url-state/index.ts';

/** What the address of the search says: the keyword, one kind of results, and their page. */
export type ResultSearch = {
  readonly keyword?: string | undefined;
  readonly type?: SearchType | undefined;
  readonly pageNumber?: number | undefined;
};

/** Writes only the keys it knows: the router keeps unknown ones beside them. */
export const searchHref = ({ keyword, type, pageNumber }: ResultSearch): string =>
  `/search${stringifySearch({ keyword, type, pageNumber })}`;

import type { SearchType } from '@cafeteria/contract';
import { stringifySearch } from '../../shared/url-state/index.ts';

/** What the address of the search says: the keyword, one kind of results, and their page. */
export type ResultSearch = {
  readonly keyword?: string | undefined;
  readonly type?: SearchType | undefined;
  readonly pageNumber?: number | undefined;
};

/** The address of the search, written only from what it knows. */
export const searchHref = ({ keyword, type, pageNumber }: ResultSearch): string =>
  `/search${stringifySearch({ keyword, type, pageNumber })}`;

import { api } from '@cafeteria/contract/light';
import { read } from '../../platform/api/index.ts';
import type { SearchSearch } from './search-search.ts';

export const searchPageSize = 20;

/** The best of every kind, or a page of one. */
export const resultQuery = ({ keyword = '', type, pageNumber = 0 }: SearchSearch) =>
  read(api.search.find, type ? { keyword, type, pageNumber, pageSize: searchPageSize } : { keyword });

import { api } from '@cafeteria/contract/light';
import { read } from '../../shared/api/index.ts';
import type { Position } from '../position/index.ts';
import type { SearchSearch } from './result-search.ts';

export const searchPageSize = 20;

/** The best of every kind, or a page of one; with the reader's position partners tell how far they are. */
export const resultQuery = (
  { keyword = '', type, pageNumber = 0 }: SearchSearch,
  position?: Position,
) =>
  read(
    api.search.find,
    type
      ? { keyword, type, pageNumber, pageSize: searchPageSize, ...position }
      : { keyword, ...position },
  );

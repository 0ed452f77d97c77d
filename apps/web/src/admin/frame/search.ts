import { oneOf, number, string } from '../../shared/url-state/index.ts';

const pageSizes = [20, 40, 60] as const;
type Raw = Record<string, unknown>;
type Readers = Readonly<Record<string, (value: unknown) => unknown>>;
/** What of a list stands in the address. */
export type ListSearch = {
  keyword?: string | undefined;
  active?: 'ACTIVE' | 'INACTIVE' | undefined;
  sortBy?: string | undefined;
  sortDirection?: 'ASC' | 'DESC' | undefined;
  pageSize?: 40 | 60 | undefined;
  pageNumber?: number | undefined;
  /** The list is being put in order. */
  mode?: 'order' | undefined;
};

const pageSizeOf = (value: unknown): 40 | 60 | undefined =>
  [40 as const, 60 as const].find((size) => size === number(value));

/**
 * The `validateSearch` of a list: the common part and the entity's filters; what cannot be read is dropped.
 * @example validateSearch: listSearch({ partnerId: number, online: boolean })
 */
export const listSearch =
  <R extends Readers>(filters: R) =>
  (search: Raw): ListSearch & { [K in keyof R]?: ReturnType<R[K]> } => ({
    ...(Object.fromEntries(
      Object.entries(filters).map(([name, reader]) => [name, reader(search[name])]),
    ) as { [K in keyof R]?: ReturnType<R[K]> }),
    keyword: string(search.keyword)?.slice(0, 128),
    active: oneOf(['ACTIVE', 'INACTIVE'], search.active),
    sortBy: string(search.sortBy),
    sortDirection: oneOf(['ASC', 'DESC'], search.sortDirection),
    pageSize: pageSizeOf(search.pageSize),
    pageNumber: number(search.pageNumber) || undefined,
    mode: oneOf(['order'], search.mode),
  });

export { pageSizes as listPageSizes };

import type { Page } from '@cafeteria/contract';

/** One page of rows and its totals. */
export const pageResult = <T>(
  content: T[],
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
  total: number,
): Page<T> => ({
  content,
  pageNumber,
  pageSize,
  totalElements: total,
  totalPages: Math.ceil(total / pageSize),
});

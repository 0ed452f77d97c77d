import type { Page } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../platform/db/index.ts';

type PageQuery = { readonly pageNumber: number; readonly pageSize: number };
/** One page of rows and its totals. */
export const pageResult = <T>(
  content: T[],
  { pageNumber, pageSize }: PageQuery,
  total: number,
): Page<T> => ({
  content,
  pageNumber,
  pageSize,
  totalElements: total,
  totalPages: Math.ceil(total / pageSize),
});

/**
 * Where a page lies in a list of the given length: beyond the middle it is read from the end, in the opposite order,
 * and passes over fewer.
 */
export const windowOf = (
  { pageNumber, pageSize }: PageQuery,
  total: number,
): { readonly isFromEnd: boolean; readonly limit: number; readonly offset: number } => {
  const offset = pageNumber * pageSize;
  const limit = Math.max(0, Math.min(pageSize, total - offset));
  const rest = total - offset - limit;
  return rest < offset && limit > 0
    ? { isFromEnd: true, limit, offset: rest }
    : { isFromEnd: false, limit, offset };
};

const countOf = async (db: Db, from: RawBuilder<unknown>): Promise<number> =>
  (await query`select ${columns({ total: sql<number>`count(*)` })} ${from}`.execute(db)).rows[0]
    ?.total ?? 0;

type Newest = {
  /** The rows' id, and what they are the newest by where that is something before it. */
  readonly id: RawBuilder<unknown>;
  readonly by?: RawBuilder<unknown>;
  /** SQL of where they stand, and of which are meant. */
  readonly from: RawBuilder<unknown>;
  readonly count?: () => Promise<number>;
};
/**
 * Which rows a page of a list shows that has the newest first, as a condition on their id, and how many there are in
 * all. What it is found by should stand in an index: the rows themselves are not read.
 */
export const newestOf = async (
  db: Db,
  pageQuery: PageQuery,
  { id, by, from, count = () => countOf(db, from) }: Newest,
): Promise<{ readonly isOnPage: RawBuilder<boolean>; readonly total: number }> => {
  const total = await count();
  const { isFromEnd, limit, offset } = windowOf(pageQuery, total);
  if (limit === 0) return { isOnPage: sql<boolean>`false`, total };
  const direction = sql.raw(isFromEnd ? 'asc' : 'desc');
  const order = sql.join([...(by ? [by] : []), id].map((one) => sql`${one} ${direction}`));
  return {
    isOnPage: sql<boolean>`${id} = any(array(
      select ${id} ${from}
      order by ${order} limit ${limit} offset ${offset}
    ))`,
    total,
  };
};

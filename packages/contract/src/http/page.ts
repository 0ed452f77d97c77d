import * as z from 'zod/mini';
import { defaultPageSize, maxPageSize, searchLimits } from '../vocabulary/limits.ts';
import { ActivityFilter, SortDirection } from '../vocabulary/enums.ts';
import { queryInt } from './query.ts';
import { text } from '../values/text.ts';

export const PageQuery = z.object({
  pageSize: queryInt(1, maxPageSize, defaultPageSize),
  pageNumber: queryInt(0, 1_000_000, 0),
});

/** The query of every admin list; `sorts` are the columns it may be ordered by. */
export const adminListQuery = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  z.extend(PageQuery, {
    keyword: z.optional(text(searchLimits.max)),
    active: z._default(ActivityFilter, 'ALL'),
    sortBy: z.optional(z.enum(sorts)),
    sortDirection: z.optional(SortDirection),
  });

/** A row of a page that breaks a rule of its own form, by its place in `content`, with the names of the fields. */
const BrokenRow = z.object({ index: z.int(), fields: z.array(z.string()) });
export type BrokenRow = z.output<typeof BrokenRow>;
/**
 * One page of a list: zero-based page, and the totals of the whole list. `broken` are rows that break a rule of their
 * fields: the server writes it when it meets them.
 */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    content: z.array(item),
    pageNumber: z.int(),
    pageSize: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
    broken: z.optional(z.array(BrokenRow)),
  });
/** …with sums of the whole list, whichever page of it is looked at; minor units. */
export const summedPageOf = <T extends z.ZodMiniType, const S extends readonly string[]>(
  item: T,
  sums: S,
) => z.extend(pageOf(item), { sums: z.record(z.enum(sums), z.int()) });
/** What a page lists. */
export const itemOfPage = <T extends z.ZodMiniType>(page: ReturnType<typeof pageOf<T>>): T =>
  page.shape.content.def.element;
export type Page<T> = {
  content: T[];
  pageNumber: number;
  pageSize: number;
  totalElements: number;
  totalPages: number;
  broken?: BrokenRow[] | undefined;
  /** Of lists of money: what all of it comes to. */
  sums?: Readonly<Record<string, number>>;
};

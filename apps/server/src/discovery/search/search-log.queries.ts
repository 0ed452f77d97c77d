import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const searchLog = tableAs('search_log');

const keptDays = 90;

/** How often something was searched for, folded, and how much was found last. */
export type Searches = {
  readonly keyword: string;
  readonly resultCount: number;
  readonly searches: number;
};
export const addSearches = async (db: Db, batch: readonly Searches[]): Promise<void> => {
  await sql`
    insert into search_log (keyword, result_count, searches)
    select * from unnest(
      ${batch.map(({ keyword }) => keyword)}::text[],
      ${batch.map(({ resultCount }) => resultCount)}::int[],
      ${batch.map(({ searches }) => searches)}::int[]
    )
    on conflict (day, keyword) do update set
      searches = search_log.searches + excluded.searches, result_count = excluded.result_count
  `.execute(db);
};

/** What people search for in a day fits in; what machines make up does not. */
const keptKeywords = 2_000;

/** Forgets old days, and of the last two what is searched for least beyond what people ask. */
export const pruneSearchLog = async (db: Db, keywords: number = keptKeywords): Promise<void> => {
  await sql`delete from search_log where day < ${today} - ${sql.lit(keptDays)}`.execute(db);
  await sql`
    delete from search_log s
    using (
      select
        day, keyword,
        row_number() over (partition by day order by searches desc, keyword) as place
      from search_log
      where day >= ${today} - 1
    ) x
    where x.place > ${keywords} and s.day = x.day and s.keyword = x.keyword`.execute(db);
};

const recentDays = 30;
const maxMissed = 8;
/** Keywords that found nothing lately, the most searched for first. */
export const listMissed = async (db: Db): Promise<{ keyword: string; searches: number }[]> =>
  (
    await query`
      select ${columns({
        keyword: searchLog.keyword,
        searches: sql<number>`sum(searches)::int`,
      })}
      from search_log
      where result_count = 0 and day > ${today} - ${sql.lit(recentDays)}
      group by keyword
      order by 2 desc, 1 limit ${sql.lit(maxMissed)}`.execute(db)
  ).rows;

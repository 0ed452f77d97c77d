import type { CategoryCode, LocalizedText } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { RowsOf } from '../../entity/changes/index.ts';
import { isOn } from '../../entity/reading.ts';
import type { Db } from '../../platform/db/index.ts';

/** What is found of an article of the magazine. */
export type ArticleRecord = {
  readonly id: number;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly categories: CategoryCode[];
  /** In days since 1970: of articles the newer is the more relevant. */
  readonly day: number;
  readonly validFrom: number | null;
  readonly validTo: number | null;
};

export const readArticles = async (db: Db, rowsOf: RowsOf): Promise<ArticleRecord[]> => {
  const { rows } = await sql<ArticleRecord>`
    select
      a.id, a.title, a.lead, a.categories,
      (extract(epoch from coalesce(a.valid_from, a.date_created)) / 86400)::float8 as day,
      (extract(epoch from a.valid_from) * 1000)::float8 as "validFrom",
      (extract(epoch from a.valid_to) * 1000)::float8 as "validTo"
    from article a
    where a.client_id is null and ${isOn('a')} and ${rowsOf(sql.ref('a.id'))}`.execute(db);
  return rows;
};

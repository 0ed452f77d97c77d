import type { CategoryCode, LocalizedText } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { RowsOf } from '../../kernel/changes/index.ts';
import { isOn } from '../../kernel/reading.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const a = tableAs('article', 'a');

/** What is found of an article of the magazine. */
export type ArticleFacts = {
  readonly id: number;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly categories: CategoryCode[];
  /** In days since 1970: of articles the newer is the more relevant. */
  readonly day: number;
  readonly validFrom: number | null;
  readonly validTo: number | null;
};

export const readArticles = async (db: Db, rowsOf: RowsOf): Promise<ArticleFacts[]> => {
  const { rows } = await query`
    select ${columns<ArticleFacts>({
      id: a.id,
      title: a.title,
      lead: a.lead,
      categories: a.categories,
      day: sql`(extract(epoch from coalesce(a.valid_from, a.date_created)) / 86400)::float8`,
      validFrom: sql`(extract(epoch from a.valid_from) * 1000)::float8`,
      validTo: sql`(extract(epoch from a.valid_to) * 1000)::float8`,
    })}
    from article a
    where a.client_id is null and ${isOn('a')} and ${rowsOf(sql.ref('a.id'))}`.execute(db);
  return rows;
};

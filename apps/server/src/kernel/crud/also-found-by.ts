import { type RawBuilder, sql } from 'kysely';
import { columns, containing, type Db, fold, query } from '../../platform/db/index.ts';
import type { TableName } from '../table/index.ts';

/** What a list says of its rows besides what they are called: whose they are, by the column that says it. */
export type AlsoFoundBy = Readonly<Record<string, TableName>>;

/**
 * Records that are called so. A record is found by more than its name (a client by the addresses it may be written to),
 * but a list of what belongs to it says its name alone: only that is looked at, among the few an index gives.
 */
const findNamed = async (db: Db, table: TableName, keyword: string): Promise<number[]> => {
  const { rows } = await query`
    select ${columns({ id: sql<number>`r.id`, name: sql<string>`r.name` })}
    from ${sql.table(table)} r
    where r.folded like ${containing(keyword)}`.execute(db);
  const wanted = fold(keyword);
  return rows.filter(({ name }) => fold(name).includes(wanted)).map(({ id }) => id);
};

/**
 * Conditions any of which finds a row by the name of what it belongs to; none where nothing is called so. The ids are
 * asked for beforehand, so that PostgreSQL knows how many they are: few come from an index, many are hashed.
 */
export const namedConditions = async (
  db: Db,
  alsoFoundBy: AlsoFoundBy | undefined,
  keyword: string | undefined,
): Promise<readonly RawBuilder<boolean>[]> => {
  if (!keyword || !alsoFoundBy) return [];
  const found: RawBuilder<boolean>[] = [];
  for (const [column, table] of Object.entries(alsoFoundBy)) {
    const ids = await findNamed(db, table, keyword);
    if (ids.length > 0) found.push(sql<boolean>`${sql.ref(`t.${column}`)} = any(${ids}::int[])`);
  }
  return found;
};

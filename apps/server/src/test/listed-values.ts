import { sql } from 'kysely';
import { columns, type Db, query } from '../platform/db/index.ts';

/** What a check lets a column hold: `status in ('A', 'B')`, or `roles <@ array['A']` of a list. */
export type ListedValues = {
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
};
const listing = /\(*"?(\w+)"? (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]/g;
const unquoted = (value: string): string =>
  value
    .replace(/::[\w ]+$/, '')
    .replace(/^'(.*)'$/, (_all, text: string) => text.replaceAll("''", "'"));

const isOfSameColumn = (one: ListedValues, other: ListedValues): boolean =>
  one.table === other.table && one.column === other.column;
/** Without what is a part of another list of its column: within a rule about several (`status in ('A', 'B') or …`). */
export const wholeLists = (lists: readonly ListedValues[]): ListedValues[] =>
  lists.filter(
    (list) =>
      !lists.some(
        (other) =>
          isOfSameColumn(list, other) &&
          other.values.length > list.values.length &&
          list.values.every((value) => other.values.includes(value)),
      ),
  );

/** Every list of values in a check of the database, as PostgreSQL itself prints it. */
export const readListedValues = async (db: Db): Promise<ListedValues[]> => {
  const { rows } = await query`
    select ${columns({
      table: sql<string>`c.relname`,
      text: sql<string>`pg_get_constraintdef(k.oid)`,
    })}
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace
    order by c.relname, k.conname`.execute(db);
  return rows.flatMap(({ table, text }) =>
    [...text.matchAll(listing)].map(([, column = '', values = '']) => ({
      table,
      column,
      values: values.split(', ').map(unquoted),
    })),
  );
};

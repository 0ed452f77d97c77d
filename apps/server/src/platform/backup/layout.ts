import type { ClientBase } from 'pg';

/** A table with the columns that are written (those that make themselves are left out). */
export type TableLayout = { readonly name: string; readonly columns: readonly string[] };
type Reference = { readonly from: string; readonly to: string };

const tablesSql = `
select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
  and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
group by c.relname order by c.relname collate "C"`;
/** What is looked at when a row is written; what waits for the commit asks for no order. */
const referencesSql = `
select f.relname as from, t.relname as to
from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
where k.contype = 'f' and not k.condeferrable and f.oid <> t.oid
  and f.relnamespace = 'public'::regnamespace`;

/** Each table after those its rows refer to. */
export const inOrder = (
  tables: readonly TableLayout[],
  references: readonly Reference[],
): TableLayout[] => {
  const done: TableLayout[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0)
      throw new Error(`these tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const table of free) left.delete(table.name);
    done.push(...free);
  }
  return done;
};

/** The tables of the database in an order in which they can be filled. */
export const readLayout = async (client: ClientBase): Promise<TableLayout[]> => {
  const { rows: tables } = await client.query<TableLayout>(tablesSql);
  const { rows: references } = await client.query<Reference>(referencesSql);
  return inOrder(tables, references);
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** `"offer" ("id", "name")`, as COPY takes it. */
export const copied = ({ name, columns }: TableLayout): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;

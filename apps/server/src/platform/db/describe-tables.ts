import type pg from 'pg';

type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  isFilled: boolean;
  isAlways: boolean;
  comment: string | null;
  /** The constraints that name this column alone, as PostgreSQL prints them. */
  checks: string[];
};

const query = `
select c.relname as table, a.attname as column, t.typname as type,
  not a.attnotnull as "isNullable",
  a.atthasdef or a.attidentity <> '' as "isFilled",
  a.attidentity = 'a' or a.attgenerated <> '' as "isAlways",
  col_description(c.oid, a.attnum) as comment,
  array(
    select pg_get_constraintdef(k.oid)
    from pg_constraint k
    where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    order by k.conname
  ) as checks
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_type t on t.oid = a.atttypid
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
  and a.attnum > 0 and not a.attisdropped
order by c.relname collate "C", a.attnum`;

type Key = { table: string; column: string; target: string };
const keyQuery = `
select c.relname as table, a.attname as column, f.relname as target
from pg_constraint k
join pg_class c on c.oid = k.conrelid
join pg_class f on f.oid = k.confrelid
join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
where k.contype = 'f' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace
order by c.relname collate "C", a.attnum`;

const names: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  numeric: 'Numeric',
  timestamptz: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((name) => [name, 'number']),
  ),
  ...Object.fromEntries(
    [
      'text',
      'varchar',
      'bpchar',
      'char',
      'citext',
      'name',
      'uuid',
      'date',
      'time',
      'interval',
      'xid8',
      'inet',
      'cidr',
      'tsvector',
    ].map((name) => [name, 'string']),
  ),
};

/**
 * `check (colour in ('RED', 'BLUE'))`, and of a list `check (countries <@ array['CZ'])`, as PostgreSQL prints them. One
 * that rows of before were not looked through for (`not valid`, of a large table) holds for what is written as well.
 */
const listing = /^CHECK \(+\w+ (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)+(?: NOT VALID)?$/;
/** The union of the values a check allows: what the code may store and read is what the database holds it to. */
export const unionOf = ({ checks }: Pick<Column, 'checks'>): string | undefined => {
  const [listed] = checks.flatMap((check) => listing.exec(check)?.[1] ?? []);
  return listed
    ?.split(', ')
    .map((value) => value.replace(/::[\w ]+$/, ''))
    .join(' | ');
};

const baseOf = (column: Column): string => {
  const { table, column: name, type } = column;
  const base = names[type.replace(/^_/, '')];
  if (!base)
    throw new Error(`${table}.${name}: describe-tables.ts has no TypeScript type for ${type}`);
  return base === 'Json' ? `Json<'${table}.${name}'>` : (unionOf(column) ?? base);
};
const typeOf = (column: Column): string => {
  const { type, isNullable, isFilled, isAlways } = column;
  const base = baseOf(column);
  const list = base.includes('|') ? `(${base})[]` : `${base}[]`;
  const value = `${type.startsWith('_') ? list : base}${isNullable ? ' | null' : ''}`;
  if (isAlways) return `Computed<${value}>`;
  return isFilled ? `Filled<${value}>` : value;
};

const interfaceName = (table: string) =>
  `${table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Table`;
const comment = (text: string | null) =>
  text ? `  /** ${text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n` : '';

/** The columns of every table with their types in PostgreSQL, for code that knows a table by its name only. */
const typeTable = (tables: ReadonlyMap<string, readonly Column[]>): string => {
  const entries = [...tables].map(([table, columns]) => {
    const lines = columns.map(({ column, type }) => `    ${column}: '${type}',\n`);
    return `  ${table}: {\n${lines.join('')}  },\n`;
  });
  return [
    'export const columnTypes: Readonly<Record<keyof DB, Readonly<Record<string, string>>>> = {',
    `${entries.join('')}};`,
  ].join('\n');
};

/** The table each foreign key leads to. */
const keyTable = (keys: readonly Key[]): string => {
  const entries = [...Map.groupBy(keys, ({ table }) => table)].map(([table, own]) => {
    const lines = own.map(({ column, target }) => `    ${column}: '${target}',\n`);
    return `  ${table}: {\n${lines.join('')}  },\n`;
  });
  return [
    'type ForeignKeys = Partial<Record<keyof DB, Readonly<Record<string, keyof DB>>>>;',
    'export const foreignKeys: Readonly<ForeignKeys> = {',
    `${entries.join('')}};`,
  ].join('\n');
};

/**
 * The TypeScript of every table and view in schema public, with column comments: the contents of
 * tables.gen.ts.
 */
export const describeTables = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<Column>(query);
  const keys = (await pool.query<Key>(keyQuery)).rows;
  const tables = Map.groupBy(rows, ({ table }) => table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map(
      (column) => `${comment(column.comment)}  ${column.column}: ${typeOf(column)};\n`,
    );
    return `interface ${interfaceName(table)} {\n${lines.join('')}}\n`;
  });
  const members = [...tables.keys()]
    .map((table) => `  ${table}: ${interfaceName(table)};\n`)
    .join('');
  const jsonColumns = rows
    .filter(({ type }) => names[type] === 'Json')
    .map(({ table, column }) => `  | '${table}.${column}'`)
    .join('\n');
  const types = `${interfaces.join('\n')}\nexport interface DB {\n${members}}`;
  const json = [
    '/** Every jsonb column; what it holds is said in `JsonColumns`. */',
    `export type JsonColumn =\n${jsonColumns};`,
  ].join('\n');
  const body = `${[types, json, typeTable(tables), keyTable(keys)].join('\n\n')}\n`;
  const used = ['Computed', 'Filled', 'Json', 'Numeric', 'Timestamp'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(body),
  );
  return [
    '// Generated from the migrated database by `npm run tables`; do not edit.',
    `import type { ${used.join(', ')} } from './types.ts';`,
    '',
    body,
  ].join('\n');
};

import { sql } from 'kysely';
import { type Db, columns, query } from '../platform/db/index.ts';
import { type ListedValues, wholeLists } from './listed-values.ts';

/** A text that may tell the values of a list apart: a file, or a rule of the database by its name. */
export type Source = { readonly name: string; readonly text: string };

/**
 * Where a list is one of the house's vocabulary, of which others say what each value means: money of a country, its
 * language, its taxes, what a picture is painted with.
 */
const vocabulary = /^(?:currency|country|countries|\w*language\w*|\w*regime|\w*colour)$/;

const isInSql = (text: string): boolean => /\b(?:sql|query)(?:<[^`]*>)?`/.test(text);
/** In SQL every value counts; in TypeScript what compares one, for all else is compiled. */
const tellsApart = (name: string, text: string, value: string): boolean =>
  isInSql(text) || !/\.tsx?$/.test(name)
    ? text.includes(`'${value}'`)
    : new RegExp(`[!=]== '${value}'|'${value}' [!=]==`).test(text);
/** `payout_batch` is `payoutBatch`, `PayoutBatch` and `payout-batch`. */
const isAbout = ({ name, text }: Source, table: string): boolean => {
  const named = new RegExp(`(?<![a-z])${table.replaceAll('_', '[-_]?')}`, 'i');
  return named.test(name) || named.test(text);
};

const linesOf = (
  { table, column, values }: ListedValues,
  sources: readonly Source[],
): readonly string[] => {
  const places = sources
    .filter((source) => isAbout(source, table))
    .map(({ name, text }) => ({
      name,
      values: values.filter((value) => tellsApart(name, text, value)),
    }))
    .filter((source) => source.values.length > 0)
    .map((source) => `  ${source.name}: ${source.values.join(', ')}\n`);
  return places.length === 0
    ? []
    : [`${table}.${column}: ${values.join(', ')}\n${places.toSorted().join('')}`];
};
/**
 * Which values of a list each file tells apart, below all there are of them. What says `status <> 'DRAFT'` means every
 * value that comes later, too, and no compiler sees it: of a new one the head of its list is another.
 */
export const listStates = (lists: readonly ListedValues[], sources: readonly Source[]): string =>
  wholeLists(lists)
    .filter(({ column }) => !vocabulary.test(column))
    .flatMap((list) => linesOf(list, sources))
    .toSorted()
    .join('\n');

/** What the database itself decides by a value: rules beside the lists, parts of indexes, triggers. */
export const readRules = async (db: Db): Promise<Source[]> => {
  const { rows } = await query`
    select ${columns({ name: sql<string>`name`, text: sql<string>`text` })}
    from (
      select 'index ' || c.relname as name,
        i.indrelid::regclass || ' ' || pg_get_expr(i.indpred, i.indrelid) as text
      from pg_index i
      join pg_class c on c.oid = i.indexrelid
      where i.indpred is not null and c.relnamespace = 'public'::regnamespace
      union all
      select 'check ' || conname, conrelid::regclass || ' ' || pg_get_constraintdef(oid)
      from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
        and pg_get_constraintdef(oid) !~ '^CHECK \\(\\(\\w+ (= ANY \\(|<@ )ARRAY\\['
      union all
      select 'function ' || p.proname, p.prosrc || ' ' || coalesce(t.tables, '')
      from pg_proc p
      left join (
        select tgfoid, string_agg(tgrelid::regclass::text, ' ') as tables
        from pg_trigger
        group by tgfoid
      ) t on t.tgfoid = p.oid
      where p.pronamespace = 'public'::regnamespace and p.prolang <> 13
      union all
      select 'trigger ' || tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
      from pg_trigger
      where not tgisinternal and tgqual is not null
    ) rules`.execute(db);
  return rows;
};

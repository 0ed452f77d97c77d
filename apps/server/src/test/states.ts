import { sql } from 'kysely';
import { type Db, columns, query } from '../platform/db/index.ts';
import { type ListedValues, wholeLists } from './listed-values.ts';
import { type WordsApart, wordsApart } from './words-apart.ts';

/** A text that may tell the values of a list apart: a file, or a rule of the database by its name. */
export type Source = { readonly name: string; readonly text: string };

/**
 * Where a list is one of the house's vocabulary, of which others say what each value means: money of a country, its
 * language, its taxes, what a picture is painted with.
 */
const vocabulary = /^(?:currency|country|countries|\w*language\w*|\w*regime|\w*colour)$/;

const isInSql = (text: string): boolean => /\b(?:sql|query)(?:<[^`]*>)?`/.test(text);
type Read = Source & {
  /** Of TypeScript; a rule of the database is SQL from end to end. */
  readonly code: WordsApart | undefined;
};
const read = (source: Source): Read => ({
  ...source,
  code: /\.tsx?$/.test(source.name) ? wordsApart(source.name, source.text) : undefined,
});
/** In SQL every value counts; in TypeScript what is not compiled. */
const valuesApart = ({ text, code }: Read, values: readonly string[]): readonly string[] => {
  const inCode = new Set(code?.single);
  // what names every value is another list of them, which others compare (listed-values.walk) or the compiler
  for (const words of code?.together ?? [])
    if (!values.every((value) => words.includes(value))) for (const word of words) inCode.add(word);
  const isSql = !code || isInSql(text);
  return values.filter((value) => inCode.has(value) || (isSql && text.includes(`'${value}'`)));
};
/** `payout_batch` is `payoutBatch`, `PayoutBatch` and `payout-batch`. */
const isAbout = ({ name, text }: Source, table: string): boolean => {
  const named = new RegExp(`(?<![a-z])${table.replaceAll('_', '[-_]?')}`, 'i');
  return named.test(name) || named.test(text);
};

const linesOf = (
  { table, column, values }: ListedValues,
  sources: readonly Read[],
): readonly string[] => {
  const places = sources
    .filter((source) => isAbout(source, table))
    .map((source) => ({ name: source.name, values: valuesApart(source, values) }))
    .filter((source) => source.values.length > 0)
    .map((source) => `  ${source.name}: ${source.values.join(', ')}\n`);
  return places.length === 0
    ? []
    : [`${table}.${column}: ${values.join(', ')}\n${places.toSorted().join('')}`];
};
/** A list of words the contract has and no column holds: what readers see of a record, an order of cards. */
export type NamedList = { readonly name: string; readonly values: readonly string[] };
/** `searchTypes` is `SearchType`, too. */
const namesOf = ({ name }: NamedList): RegExp =>
  new RegExp(`\\b(?:${name}|${name.charAt(0).toUpperCase()}${name.slice(1).replace(/s$/, '')})\\b`);
const isCapital = (word: string): boolean => /^[A-Z]/.test(word);
/**
 * A word in capitals that is of no other list is about this one wherever it stands; any other (`none`, `partner`) is
 * where the list is named.
 */
const linesOfNamed = (
  list: NamedList,
  sources: readonly Read[],
  isShared: (word: string) => boolean,
): readonly string[] => {
  const named = namesOf(list);
  const places = sources
    .map((source) => ({
      name: source.name,
      values: valuesApart(source, list.values).filter(
        (value) => (isCapital(value) && !isShared(value)) || named.test(source.text),
      ),
    }))
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => `  ${name}: ${values.join(', ')}\n`);
  return places.length === 0
    ? []
    : [`${list.name}: ${list.values.join(', ')}\n${places.toSorted().join('')}`];
};
const keyOf = (values: readonly string[]): string => values.toSorted().join();
const sharedAmong = (lists: readonly (readonly string[])[]): ((word: string) => boolean) => {
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => (counts.get(word) ?? 0) > 1;
};

/**
 * Which values of a list each file tells apart, below all there are of them. What says `status <> 'DRAFT'` means every
 * value that comes later, too, and no compiler sees it: of a new one the head of its list is another.
 */
export const listStates = (
  lists: readonly ListedValues[],
  sources: readonly Source[],
  ofContract: readonly NamedList[] = [],
): string => {
  const all = sources.map(read);
  const held = new Map(lists.map(({ values }) => [keyOf(values), values]));
  // of the words and the enum made of them (`searchTypes`, `SearchType`) one speaks for both
  const byWords = new Map(ofContract.map((list) => [keyOf(list.values), list]));
  const named = [...byWords].filter(([key]) => !held.has(key)).map(([, list]) => list);
  const isShared = sharedAmong([...held.values(), ...named.map(({ values }) => values)]);
  return [
    ...wholeLists(lists)
      .filter(({ column }) => !vocabulary.test(column))
      .flatMap((list) => linesOf(list, all)),
    ...named.flatMap((list) => linesOfNamed(list, all, isShared)),
  ]
    .toSorted()
    .join('\n');
};

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

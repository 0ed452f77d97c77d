import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What a migration asks of the versions beside it: an `expand` is understood by the version before it, a `contract`
 * only by those that know it. Those of before the words were there are the baseline.
 */
export type MigrationKind = 'baseline' | 'expand' | 'contract';
export type Migration = {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  readonly kind: MigrationKind;
  /** Runs statement by statement: an index that is made concurrently can be in no transaction. */
  readonly isLoose: boolean;
};

const lastOfBaseline = '0092';
const firstLine = /^-- (expand|contract)(, no transaction)?\n/;

/** A migration out of its file. Throws where it does not say what it is. */
export const readMigration = (name: string, text: string): Migration => {
  const checksum = createHash('sha256').update(text).digest('hex');
  const [, word, loose] = firstLine.exec(text) ?? [];
  const kind = word === 'expand' || word === 'contract' ? word : 'baseline';
  if (kind === 'baseline' && name.slice(0, 4) > lastOfBaseline)
    throw new Error(`the first line of ${name} is to be "-- expand" or "-- contract"`);
  return { name, text, checksum, kind, isLoose: loose !== undefined };
};

export const readMigrations = (folder: string): Migration[] => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const wrong = names.find(
    (name, index) =>
      !/^\d{4}_[a-z0-9_-]+\.sql$/.test(name) || names[index + 1]?.slice(0, 4) === name.slice(0, 4),
  );
  if (wrong)
    throw new Error(`migrations are named 0001_words.sql with numbers of their own: ${wrong}`);
  return names.map((name) =>
    readMigration(name, readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')),
  );
};

/** What is said, without what is written between quotes and in comments. */
export const bare = (text: string): string =>
  text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, '')
    .toLowerCase();

const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view|type|function|trigger|not\s+null)\b/, 'takes something away'],
  [/\brename\b/, 'gives something another name'],
  [/\btype\b/, 'gives a column another type'],
  [/\bset\s+not\s+null\b/, 'asks for what the version before may not fill in'],
  [/\btruncate\b|\bdelete\s+from\b/, 'takes rows away'],
];
const newTables = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\bcreate table(?: if not exists)? (\w+)/g)].map(([, name = '']) => name),
  );
/**
 * What a migration says nobody stumbles over: constraints it only widens (`-- widens book_line_document_check`), those
 * the version before keeps to already, by its forms (`-- kept already offer_position_range`), and indexes that only
 * make something faster (`-- speeds only book_line_document`), which no `on conflict` names.
 */
const harmless = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^-- (?:widens|kept already|speeds only) (\w+)$/gm)].map(
      ([, name = '']) => name,
    ),
  );

/**
 * A statement without what the migration takes away and gives back under the same name: a column the database
 * generates, whose expression is changed no other way before PostgreSQL 17, and an index.
 */
const withoutRenewed = (statement: string, text: string): string => {
  const [, table = ''] = /\balter table(?: only)? (\w+)/.exec(statement) ?? [];
  const generated = (name: string): string =>
    `\\badd column ${name}\\b(?:(?!\\badd\\b)[^;])*\\bgenerated always\\b`;
  const isMade = (name: string): boolean =>
    new RegExp(`\\balter table(?: only)? ${table}\\b[^;]*${generated(name)}`).test(text);
  return statement
    .replaceAll(/\bdrop column (\w+)/g, (whole, name: string) => (isMade(name) ? '' : whole))
    .replaceAll(/\bdrop index (\w+)/g, (whole, name: string) =>
      new RegExp(`\\bcreate index ${name}\\b`).test(text) ? '' : whole,
    );
};

type Known = {
  /** Tables the migration makes itself, which the version before does not use. */
  readonly fresh: ReadonlySet<string>;
  /** Constraints and indexes it says are in nobody's way. */
  readonly named: ReadonlySet<string>;
};
const namesIn = (statement: string, pattern: RegExp): string[] =>
  [...statement.matchAll(pattern)].map(([, name = '']) => name);
const constraintsOf = (statement: string, { named }: Known): string[] => [
  ...namesIn(statement, /\b(?:drop|add) constraint (\w+)/g)
    .filter((name) => !named.has(name))
    .map(
      (name) =>
        `another constraint: ${name} (say "-- widens ${name}" or "-- kept already ${name}" where that is so)`,
    ),
  ...(/\badd (?:check|unique|foreign|primary|exclude)\b/.test(statement)
    ? ['a constraint without a name']
    : []),
];
const columnsOf = (statement: string): string[] =>
  [...statement.matchAll(/\badd column\b[^,]*/g)]
    .filter(([column]) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column))
    .map(() => 'a column the version before does not fill in');
const indexesOf = (statement: string, { fresh, named }: Known): string[] => [
  ...namesIn(statement, /\bcreate unique index[\s\S]*? on (\w+)/g)
    .filter((table) => !fresh.has(table))
    .map(() => 'rows the version before may write twice'),
  ...namesIn(statement, /\bdrop index (?:concurrently )?(?:if exists )?(\w+)/g)
    .filter((name) => !named.has(name))
    .map((name) => `no index: ${name} (say "-- speeds only ${name}" where that is so)`),
];
const problemsOfStatement = (statement: string, known: Known): string[] => {
  const [, table = ''] = /\balter table(?: only)? (\w+)/.exec(statement) ?? [];
  if (known.fresh.has(table)) return [];
  return [
    ...breaking.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why),
    ...constraintsOf(statement, known),
    ...columnsOf(statement),
    ...indexesOf(statement, known),
  ];
};

/** What of a migration the version before would not survive; of a contract nothing, which waits for that to be gone. */
export const problemsOf = ({ kind, text, isLoose }: Migration): string[] => {
  if (kind !== 'expand') return [];
  const statements = bare(text);
  const known = { fresh: newTables(statements), named: harmless(text) };
  const problems = statements
    .split(';')
    // in one transaction nobody sees what lies between
    .map((one) => (isLoose ? one : withoutRenewed(one, statements)))
    .flatMap((one) => problemsOfStatement(one, known));
  const isConcurrent = /\bconcurrently\b/.test(statements);
  return isConcurrent === isLoose
    ? problems
    : [...problems, 'an index is made concurrently in no transaction, and nothing else is'];
};

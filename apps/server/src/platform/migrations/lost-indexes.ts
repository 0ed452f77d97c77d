import { bare, type Migration } from './migration-file.ts';

type Index = { readonly table: string; readonly words: ReadonlySet<string> };
const wordsOf = (text: string): string[] => text.match(/\w+/g) ?? [];
const indexesOf = (statement: string): readonly (readonly [name: string, index: Index])[] =>
  [
    ...statement.matchAll(
      /\bcreate (?:unique )?index (?:concurrently )?(?:if not exists )?(\w+) on (?:only )?(\w+)([\s\S]*)/g,
    ),
  ].map(([, name = '', table = '', rest = '']) => [name, { table, words: new Set(wordsOf(rest)) }]);
/** The columns a statement takes from a table. */
const columnsDroppedBy = (statement: string): readonly { table: string; column: string }[] => {
  const [, table = ''] = /\balter table (?:if exists )?(?:only )?(\w+)/.exec(statement) ?? [];
  return [
    ...statement.matchAll(
      /\bdrop (?!constraint\b|not null\b|default\b|expression\b|identity\b)(?:column )?(?:if exists )?(\w+)/g,
    ),
  ].flatMap(([, column = '']) => (table === '' ? [] : [{ table, column }]));
};

/**
 * Indexes that go without a word when their migration drops a column: PostgreSQL takes each that has it as a key, in
 * its condition or only included, and a list that was fast reads its whole table from then on.
 */
export const lostIndexes = (
  migrations: readonly Pick<Migration, 'name' | 'text'>[],
): readonly string[] => {
  const indexes = new Map<string, Index>();
  return migrations.flatMap(({ name: migration, text }) => {
    const statements = bare(text).replaceAll('"', '').split(';');
    const made = new Map(statements.flatMap(indexesOf));
    for (const statement of statements)
      for (const [, name = ''] of statement.matchAll(
        /\bdrop index (?:concurrently )?(?:if exists )?(\w+)/g,
      ))
        indexes.delete(name);
    const lost = statements.flatMap(columnsDroppedBy).flatMap(({ table, column }) =>
      [...indexes].flatMap(([name, index]) => {
        if (index.table !== table || !index.words.has(column)) return [];
        indexes.delete(name);
        return made.has(name)
          ? []
          : [
              `${migration}: ${name} goes with ${table}.${column}: drop it there, or create it again`,
            ];
      }),
    );
    for (const [name, index] of made) indexes.set(name, index);
    return lost;
  });
};

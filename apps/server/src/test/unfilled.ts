/** Columns that nothing of the product fills any more, as a field leaves them that has another name now. */
import { camelCase } from '../kernel/table/index.ts';

export type Source = { readonly file: string; readonly text: string };
export type Column = { readonly table: string; readonly column: string };
/** A function of a trigger, with the table that calls it. */
export type Trigger = { readonly table: string; readonly text: string };

const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`\b${word}\b`).test(text);
const names = (text: string, column: string): boolean =>
  hasWord(text, column) || hasWord(text, camelCase(column));

const verbs = String.raw`(?:insert into|merge into|update(?: only)?|insertInto\('|updateTable\(')`;
/** The pieces of a text that write a table: each from its verb to the next declaration. */
const writesTo = (table: string, { text }: Source): readonly string[] =>
  [...text.matchAll(new RegExp(String.raw`\b${verbs}\s*"?${table}\b`, 'gi'))].map(
    ({ index }) => text.slice(index).split(/\n(?:\};?|export |const )/)[0] ?? '',
  );
/** Whether a statement of the sources writes a column. */
export const isWritten = ({ table, column }: Column, sources: readonly Source[]): boolean =>
  sources.some((source) => writesTo(table, source).some((piece) => names(piece, column)));

const assignment = /\bnew\.(\w+)\s*:=\s*([^;]+)/gi;
/**
 * Columns that a trigger keeps the same as one another, so that both versions read what either writes: the rows show
 * both filled, and only one of them is what the product writes.
 */
export const keptTheSame = (triggers: readonly Trigger[]): readonly Column[] =>
  triggers.flatMap(({ table, text }) => {
    const given = [...text.matchAll(assignment)].map(([, column = '', value = '']) => ({
      column,
      value,
    }));
    const isMadeOf = (column: string, other: string): boolean =>
      given.some((one) => one.column === column && hasWord(one.value, `new.${other}`));
    return [...new Set(given.map(({ column }) => column))]
      .filter((column) =>
        given.some(
          (one) =>
            one.column !== column && isMadeOf(column, one.column) && isMadeOf(one.column, column),
        ),
      )
      .map((column) => ({ table, column }));
  });

/**
 * What a column that nothing fills lacks: the rows a node of the version before still writes are to be carried over by
 * a trigger, and no query may read it as if it were filled.
 */
export const unfilledProblems = (
  columns: readonly Column[],
  { queries, triggers }: { queries: readonly Source[]; triggers: readonly Trigger[] },
): readonly string[] =>
  columns.flatMap(({ table, column }) => {
    const isCarriedOver = triggers.some(
      (one) =>
        one.table === table && new RegExp(String.raw`\bnew\.${column}\b`, 'i').test(one.text),
    );
    const readers = queries.filter(({ text }) => hasWord(text, table) && names(text, column));
    return [
      ...(isCarriedOver
        ? []
        : [
            `${table}.${column}: nothing fills it; say below how it is filled, or carry over by a trigger ` +
              'what a node of the version before writes, until a contract drops it',
          ]),
      ...readers.map(({ file }) => `${table}.${column}: ${file} reads what nothing fills`),
    ];
  });

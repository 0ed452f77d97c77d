import {
  type Keeps,
  ownerColumn,
  type Part,
  type Table,
  type TableDescription,
} from './description.ts';
import { snakeCase } from '../../platform/db/index.ts';
import { columnValues, type Values } from './save.ts';

/** Plain rows of several tables, in an order that foreign keys allow. */
export type StoredRows = readonly (readonly [table: string, rows: readonly Values[]])[];
type Numbered = { readonly id: number };

const listRows = (
  records: readonly (Values & Numbered)[],
  table: TableDescription,
  key: string,
  rowOf: (item: unknown) => Values,
): Values[] =>
  records.flatMap(({ id, ...record }) => {
    const list = record[key];
    return (Array.isArray(list) ? list : []).map((item: unknown, position) => ({
      [ownerColumn(table)]: id,
      ...rowOf(item),
      position,
    }));
  });

const partRow =
  ({ fields }: Part) =>
  (part: unknown): Values =>
    Object.fromEntries(fields.map((field) => [snakeCase(field), (part as Values)[field]]));

/**
 * Whole records as rows of their table and of the tables of its lists, for loading many at once. A
 * field no table keeps is a type error that names it.
 * @example storedRows(offerTable, offers.map(({ id, input }) => ({ id, ...input })))
 */
export const storedRows = <const Tab extends Table, R extends object & Numbered>(
  table: Keeps<R, Tab> & Tab,
  records: readonly R[],
): StoredRows => {
  const values = records as readonly (Values & Numbered)[];
  const rows: StoredRows = [
    [table.table, values.map((record) => Object.fromEntries(columnValues(table, record)))],
    ...Object.entries(table.links).map(
      ([key, { table: name, target }]) =>
        [name, listRows(values, table, key, (id) => ({ [target]: id }))] as const,
    ),
    ...Object.entries(table.parts).map(
      ([key, part]) => [part.table, listRows(values, table, key, partRow(part))] as const,
    ),
  ];
  return rows.filter(([, list]) => list.length > 0);
};

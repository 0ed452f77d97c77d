import type { FieldError } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, columnTypes, type Db, foreignKeys, query } from '../../platform/db/index.ts';
import type { TableDescription, TableName } from './description.ts';
import { camelCase, snakeCase } from '../../platform/db/index.ts';
import type { Values } from './save.ts';

/** A field of a form that names records of a table, one or several. */
type Reference = {
  readonly field: string;
  readonly to: TableName;
  readonly ids: readonly unknown[];
};

const listOf = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined);
/** The value of `visibility.clientIds` in a form. */
const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Values)[key] : undefined,
      values,
    );

/** Where the table's own foreign keys, those of its lists and parts, and what is kept as JSON lead. */
export const referencesIn = (table: TableDescription, form: Values): readonly Reference[] => {
  const own = Object.entries(foreignKeys[table.table] ?? {}).map(([column, to]): Reference => {
    const field = camelCase(column);
    return { field, to, ids: listOf(form[field]) };
  });
  const links = Object.entries(table.links).flatMap(([field, link]): Reference[] => {
    const to = foreignKeys[link.table]?.[link.target];
    return to ? [{ field, to, ids: listOf(form[field]) }] : [];
  });
  const parts = Object.entries(table.parts).flatMap(([field, part]) =>
    part.fields.flatMap((name) => {
      const to = foreignKeys[part.table]?.[snakeCase(name)];
      return listOf(to && form[field]).map((item, index): Reference => ({
        field: `${field}[${index}].${name}`,
        to: to ?? table.table,
        ids: listOf(valueAt(item, name)),
      }));
    }),
  );
  const kept = Object.entries(table.references).map(([field, to]): Reference => ({
    field,
    to,
    ids: listOf(valueAt(form, field)),
  }));
  return [...own, ...links, ...parts, ...kept].filter(({ ids }) => ids.length > 0);
};

/** Of some ids those whose records are there, and stay so until the transaction ends. */
const holdLiving = async (
  tx: Db,
  table: TableName,
  ids: readonly unknown[],
): Promise<ReadonlySet<string>> => {
  const key = 'id' in columnTypes[table] ? 'id' : 'uuid';
  const type = sql.raw(`${columnTypes[table][key] ?? 'int4'}[]`);
  const isThere = 'deleted_at' in columnTypes[table] ? sql`and deleted_at is null` : sql``;
  const { rows } = await query`
    select ${columns({ id: sql<string>`${sql.ref(key)}::text` })}
    from ${sql.table(table)}
    where ${sql.ref(key)} = any(${[...new Set(ids)]}::${type}) ${isThere}
    order by ${sql.ref(key)} for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

/**
 * An error beside every field of a form that names a record which is not there. What the stored record names
 * already may stay: it may have been deleted since, through no fault of the form's author. What is newly named cannot
 * be deleted before the transaction ends.
 */
export const brokenReferences = async (
  tx: Db,
  table: TableDescription,
  form: Values,
  stored: Values = {},
): Promise<FieldError[]> => {
  const before = new Set(
    referencesIn(table, stored).flatMap(({ to, ids }) => ids.map((id) => `${to} ${String(id)}`)),
  );
  const added = referencesIn(table, form).map(({ ids, ...reference }) => ({
    ...reference,
    ids: ids.filter((id) => !before.has(`${reference.to} ${String(id)}`)),
  }));
  const errors = await Promise.all(
    // in one order for everybody, so that two who name the same records wait for each other and never in a circle
    [...Map.groupBy(added, ({ to }) => to)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([to, references]) => {
        const ids = references.flatMap((reference) => reference.ids);
        if (ids.length === 0) return [];
        const living = await holdLiving(tx, to, ids);
        return references
          .filter((reference) => reference.ids.some((id) => !living.has(String(id))))
          .map(({ field }): FieldError => ({ field, messageKey: 'validation.reference' }));
      }),
  );
  return errors.flat();
};

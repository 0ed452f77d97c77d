import { api, languages, type Route } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { camelCase, snakeCase, type TableDescription } from '../kernel/table/index.ts';
import { columnTypes, foreignKeys } from '../platform/db/index.ts';
import { tables } from '../tables.ts';
import { openTestApp } from './test-app.ts';

type Schema = z.core.JSONSchema.BaseSchema;
const numbers = ['number', 'integer'];
/** What a column takes of JSON; a type that is not here takes anything (jsonb, lists). */
const kinds: Readonly<Record<string, readonly string[]>> = {
  int2: numbers,
  int4: numbers,
  int8: numbers,
  float4: numbers,
  float8: numbers,
  numeric: [...numbers, 'string'],
  bool: ['boolean'],
  text: ['string'],
  varchar: ['string'],
  uuid: ['string'],
  date: ['string'],
  timestamptz: ['string'],
};

const kindsOf = (schema: Schema): readonly string[] => [
  ...new Set([
    ...[schema.type ?? []].flat(),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(kindsOf),
  ]),
];
const fits = (schema: Schema, column: string | undefined): boolean => {
  const taken = kinds[column ?? ''];
  const sent = kindsOf(schema).filter((kind) => kind !== 'null');
  return !taken || (sent.length > 0 && sent.every((kind) => taken.includes(kind)));
};

/** Without its name a schema stands where it is used, not behind a reference. */
const unnamed = z.registry<{ id?: string }>();

/** The fields of a form as its client sends them: what a transformation makes of one has no schema. */
const fieldsOf = (form: z.ZodMiniObject): readonly (readonly [string, Schema])[] =>
  Object.entries(form.shape).map(([field, schema]) => [
    field,
    z.toJSONSchema(schema as z.ZodMiniType, {
      io: 'input',
      unrepresentable: 'any',
      metadata: unnamed,
    }),
  ]);
const misfits = (form: z.ZodMiniObject, table: TableDescription): string[] =>
  fieldsOf(form).flatMap(([field, schema]) => {
    const part = table.parts[field];
    if (!part) return fits(schema, table.columns[snakeCase(field)]) ? [] : [field];
    const columns = columnTypes[part.table];
    const { properties = {} } = (schema.items ?? {}) as Schema;
    return Object.entries(properties).flatMap(([key, one]) =>
      fits(one as Schema, columns[snakeCase(key)]) ? [] : [`${field}.${key}`],
    );
  });

/** The forms whose word is not their table's. */
const tableOf: Readonly<Record<string, string>> = {
  magazineArticle: 'article',
  clientArticle: 'article',
};
const forms = Object.entries<Readonly<Record<string, Route>>>(api).flatMap(([name, routes]) => {
  const body = (routes.create ?? routes.update)?.body;
  const word = name.replace(/Admin$/, '');
  return word !== name && body instanceof z.ZodMiniObject
    ? [{ name, body, word: tableOf[word] ?? word }]
    : [];
});

const test = await openTestApp();
type Default = { readonly table: string; readonly column: string; readonly value: unknown };
/** What stands in a column of JSON of a row that is older than the column. */
const readDefaults = async (): Promise<Default[]> => {
  const { rows } = await sql<{ table: string; column: string; text: string }>`
    select c.relname as table, a.attname as column, pg_get_expr(d.adbin, d.adrelid) as text
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where c.relnamespace = 'public'::regnamespace
      and a.atttypid = 'jsonb'::regtype and a.attgenerated = ''`.execute(test.db);
  return Promise.all(
    rows.map(async ({ table, column, text }) => ({
      table,
      column,
      value: (await sql<{ value: unknown }>`select ${sql.raw(text)} as value`.execute(test.db))
        .rows[0]?.value,
    })),
  );
};
const defaults = await readDefaults();

/** The columns of a table that a rule of the database looks at. */
const readChecked = async (table: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    select distinct a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and c.conrelid = ${table}::regclass`.execute(test.db);
  return new Set(rows.map(({ name }) => name));
};
/** The whole numbers of JavaScript, beyond which no form has a rule of its own. */
const anyNumber = Number.MAX_SAFE_INTEGER;
const hasRange = (schema: Schema): boolean =>
  Math.abs(Number(schema.minimum ?? -anyNumber)) < anyNumber ||
  Number(schema.maximum ?? anyNumber) < anyNumber ||
  [...(schema.anyOf ?? [])].some(hasRange);

const isLocalized = ([, { properties }]: readonly [string, Schema]): boolean =>
  properties !== undefined && languages.every((language) => language in properties);
/** The columns an expression of the database calls untranslated. */
const readCounted = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_expr(d.adbin, d.adrelid) as text
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid = ${table}::regclass and a.attname = 'untranslated'`.execute(test.db);
  return [...(rows[0]?.text ?? '').matchAll(/is_untranslated\("?(\w+)"?\)/g)].map(
    ([, column = '']) => column,
  );
};

describe('the forms', () => {
  it.each(forms)('$name: a row older than a column is read by its field', ({ body, word }) => {
    const wrong = defaults
      .filter(({ table }) => camelCase(table) === word)
      .filter(({ column, value }) => {
        const field = (body.shape as Readonly<Record<string, z.ZodMiniType>>)[camelCase(column)];
        return field && !field.safeParse(value).success;
      });
    expect(wrong).toEqual([]);
  });

  it.each(forms.filter(({ word }) => ['partner', 'offer'].includes(word)))(
    '$name: what is missing in a language is looked for in every text',
    async ({ body, word }) => {
      const localized = fieldsOf(body).filter(isLocalized);
      expect(localized.length).toBeGreaterThan(2);
      expect((await readCounted(word)).toSorted()).toEqual(
        localized.map(([field]) => snakeCase(field)).toSorted(),
      );
    },
  );

  it('have a table each, and every table has one', () => {
    expect([...new Set(forms.map(({ word }) => word))].toSorted()).toEqual(
      tables.map(({ table }) => camelCase(table)).toSorted(),
    );
  });

  it.each(forms)('$name: columns of another type', ({ body, word }) => {
    const table = tables.find((one) => camelCase(one.table) === word);
    expect(table ? misfits(body, table) : [word]).toEqual([]);
  });

  it.each(forms)(
    '$name: a number with a range has one in the database too',
    async ({ body, word }) => {
      const checked = await readChecked(snakeCase(word));
      const table = tables.find((one) => camelCase(one.table) === word);
      const ranged = fieldsOf(body).filter(
        ([field, schema]) => !table?.parts[field] && hasRange(schema),
      );
      // a key of another table is checked by being one, and nobody writes a version
      const keys: Readonly<Record<string, string>> = (table && foreignKeys[table.table]) ?? {};
      const columns = ranged.map(([field]) => snakeCase(field));
      expect(
        columns.filter(
          (column) => column !== 'version' && !(column in keys) && !checked.has(column),
        ),
      ).toEqual([]);
    },
  );

  it('would be told apart from a column of another type', () => {
    const form = z.object({
      badge: z.string(),
      size: z.nullable(z.int()),
      word: z.enum(['A']),
      any: z.object({}),
    });
    const [table] = tables;
    const columns = { badge: 'int4', size: 'int4', word: 'text', any: 'jsonb' };
    expect(table && misfits(form, { ...table, parts: {}, columns })).toEqual(['badge']);
  });
});

import { api, type Route } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { camelCase, snakeCase, type TableDescription } from '../kernel/table/index.ts';
import { columnTypes } from '../platform/db/index.ts';
import { tables } from '../tables.ts';

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

describe('the forms', () => {
  it('have a table each, and every table has one', () => {
    expect([...new Set(forms.map(({ word }) => word))].toSorted()).toEqual(
      tables.map(({ table }) => camelCase(table)).toSorted(),
    );
  });

  it.each(forms)('$name: columns of another type', ({ body, word }) => {
    const table = tables.find((one) => camelCase(one.table) === word);
    expect(table ? misfits(body, table) : [word]).toEqual([]);
  });

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

import type { Route } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, contractRoutes } from './contract-routes.ts';
import { openTestApp } from './test-app.ts';

/** What no screen sends and anybody may: in an address as it is written there, in a body as its JSON. */
const odd: readonly (readonly [what: string, address: string, json: string])[] = [
  ['NUL', 'a%00b', '"a\\u0000b"'],
  ['half of a surrogate pair', '%ED%A0%80', '"\\ud800"'],
  ['bytes that are no text', '%FF%FE%00', '"\\udfff\\ud800"'],
  ['U+FFFD', 'a%EF%BF%BDb', '"a\\ufffdb"'],
  ['64 kB', 'x'.repeat(65_536), `"${'x'.repeat(65_536)}"`],
];

type Schema = z.core.JSONSchema.BaseSchema;
const placeholder = 'in place of the odd text';
/** Bodies a schema takes as far as types go, each with a placeholder where one of its texts stands. */
const bodiesOf = (schema: Schema): readonly unknown[] => {
  const [one] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return bodiesOf(one as Schema);
  if (schema.type === 'array')
    return bodiesOf((schema.items ?? {}) as Schema).map((item) => [item]);
  if (schema.type !== 'object') return schema.type === 'string' ? [placeholder] : [];
  const fields = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const plain = Object.fromEntries(fields.map(([name, field]) => [name, plainOf(field)]));
  return fields.flatMap(([name, field]) =>
    bodiesOf(field).map((value) => ({ ...plain, [name]: value })),
  );
};
/** What a field of a type is filled with where another is looked at. */
const samples: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 1,
  number: 1,
  string: 'x',
  email: 'a@example.cz',
};
const plainOf = (schema: Schema): unknown => {
  const [one] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return plainOf(one as Schema);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [plainOf((schema.items ?? {}) as Schema)];
  if (schema.type !== 'object') return samples[schema.format ?? ''] ?? samples[String(schema.type)];
  const fields = Object.entries(schema.properties ?? {}) as [string, Schema][];
  return Object.fromEntries(fields.map(([name, field]) => [name, plainOf(field)]));
};

/** The addresses of a route with the odd text in each of its parameters. */
const addressesOf = (route: Route, url: string, text: string): readonly string[] => [
  ...[...route.path.matchAll(/:\w+/g)].map(([name]) =>
    addressOf({ ...route, path: route.path.replace(name, text) }),
  ),
  ...Object.keys(route.query?.shape ?? {}).map((name) => `${url}?${name}=${text}`),
];
const jsonBodies = ({ body }: Route): readonly string[] => {
  if (!body) return [];
  const metadata = z.registry<{ id?: string }>();
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', metadata });
  return bodiesOf(schema as Schema).map((one) => JSON.stringify(one));
};

/** Whom nobody has to sign in for; partners sign what they send. */
const open = contractRoutes.filter(
  ({ route: { access } }) => access === 'public' || access === 'device',
);
const test = await openTestApp();

it('looks at routes with texts in their paths, queries and bodies', () => {
  const those = (has: (route: Route) => unknown) => open.filter(({ route }) => has(route)).length;
  expect(those(({ path }) => path.includes(':'))).toBeGreaterThan(10);
  expect(those(({ query }) => query)).toBeGreaterThan(8);
  expect(those((route) => jsonBodies(route).length)).toBeGreaterThan(8);
});

it.each(open)('$name answers no odd text with 5xx', async ({ route, url }) => {
  const caller = test.createCaller();
  await caller.renewCsrf();
  const json = { 'content-type': 'application/json' };
  for (const [what, address, text] of odd) {
    for (const at of addressesOf(route, url, address)) {
      const { statusCode } = await caller.send(route.method, at);
      expect([what, at.slice(0, 80), statusCode < 500]).toEqual([what, at.slice(0, 80), true]);
    }
    for (const body of jsonBodies(route)) {
      const sent = body.replace(JSON.stringify(placeholder), () => text);
      const { statusCode } = await caller.send(route.method, url, sent, json);
      expect([what, body, statusCode < 500]).toEqual([what, body, true]);
    }
  }
  expect(test.errors).toEqual([]);
});

/** Who did something is named with the number of the account, so that no screen has a blank after an erasure. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NamedPerson } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractRoutes } from './contract-routes.ts';

type Schema = z.core.JSONSchema.BaseSchema;
const unnamed = z.registry<{ id?: string }>();
const schemaOf = (answer: z.ZodMiniType): Schema =>
  z.toJSONSchema(answer, { unrepresentable: 'any', metadata: unnamed });
const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null;
const partsOf = ({ items, properties, anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] =>
  [[items ?? []].flat(), Object.values(properties ?? {}), anyOf, oneOf, allOf]
    .flat()
    .filter(isSchema);
/** A word of a list (who blocked a phone: its owner or an administrator) names a role and no person. */
const isBareName = (schema: Schema): boolean =>
  ([schema.type].flat().includes('string') && !schema.enum) ||
  (schema.anyOf ?? []).filter(isSchema).some(isBareName);
/** The fields that say by whom and hold a text alone. */
const bareNamesIn = (schema: Schema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    /^by$|By$/.test(name) && isSchema(part) && isBareName(part) ? [name] : [],
  ),
  ...partsOf(schema).flatMap(bareNamesIn),
];

it('no answer says by a name alone who did something', () => {
  const found = contractRoutes.flatMap(({ route: { method, path, response } }) =>
    bareNamesIn(schemaOf(response as z.ZodMiniType)).map((name) => `${method} ${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('and one that would is found, in a list and below another field too', () => {
  const Row = (by: z.ZodMiniType) =>
    z.object({ rows: z.array(z.object({ closing: z.object({ madeBy: by }) })) });
  expect(bareNamesIn(schemaOf(Row(z.nullable(z.string()))))).toEqual(['madeBy']);
  expect(bareNamesIn(schemaOf(Row(z.nullable(NamedPerson))))).toEqual([]);
  expect(bareNamesIn(schemaOf(Row(z.nullable(z.enum(['USER', 'ADMIN'])))))).toEqual([]);
});

it('a whole name is put together in one place, which leaves nothing of who was erased but nothing', () => {
  const source = join(import.meta.dirname, '..');
  const together = /concat_ws\(' ',[^)]*first_name|first_name \|\| ' '/;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.filter((file) => together.test(readFileSync(join(source, file), 'utf8')));
  expect(found).toEqual(['kernel/named-person.queries.ts']);
});

/**
 * What others see of a person: every read that names people, for whom it is, and which of their data stand in it.
 * Written down, so that a field that is added, a new role or a new table of people shows what it opens; what the portal
 * promises of it stands in `faq.json` (what an employer sees), which is read beside the diff.
 */
import { type Route, sessionlessWords, staffWords } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { camelCase, columnTypes } from '../platform/db/index.ts';
import { contractRoutes } from './contract-routes.ts';

type Schema = z.core.JSONSchema.BaseSchema;
/** Without its name a schema stands where it is used, not behind a reference. */
const unnamed = z.registry<{ id?: string }>();
const partsOf = ({ items, properties, anyOf = [], oneOf = [], allOf = [], ...schema }: Schema) =>
  [
    ...[items ?? []].flat(),
    ...Object.values(properties ?? {}),
    ...anyOf,
    ...oneOf,
    ...allOf,
    schema.additionalProperties,
  ].filter((part): part is Schema => typeof part === 'object' && part !== null);
const namesIn = (schema: Schema): readonly string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...partsOf(schema).flatMap(namesIn),
];

/** What tells that an answer is of people, and not of a company that has an e-mail too. */
const ofPeople = new Set(['firstName', 'lastName', 'username', 'personalNumber', 'user', 'userId']);
/** Columns of every table. */
const ofAll = new Set(['id', 'version', 'dateCreated', 'lastModified', 'lastModifiedBy', 'active']);
const personal = new Set(
  Object.keys(columnTypes.user)
    .map(camelCase)
    .filter((name) => !ofAll.has(name)),
);
const seenIn = ({ response }: Route): readonly string[] => {
  const schema = z.toJSONSchema(response as z.ZodMiniType, {
    unrepresentable: 'any',
    metadata: unnamed,
  });
  const names = [...new Set(namesIn(schema))];
  return names.some((name) => ofPeople.has(name))
    ? names.filter((name) => personal.has(name) || ofPeople.has(name)).toSorted()
    : [];
};

it('what others see of a person is what seen-of-people.txt says', async () => {
  const others = new Set<string>([...staffWords, 'staff', ...sessionlessWords]);
  const lines = contractRoutes
    .filter(({ route }) => others.has(route.access))
    .flatMap(({ route }) => {
      const { access, method, path, binary } = route;
      const seen = binary ? ['a file'] : seenIn(route);
      const isNobodys = seen.length === 0 || (binary && access === 'public');
      return isNobodys ? [] : [`${access} ${method} ${path}: ${seen.join(', ')}`];
    });
  expect(lines.some((line) => line.includes('firstName'))).toBe(true);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('../../seen-of-people.txt');
});

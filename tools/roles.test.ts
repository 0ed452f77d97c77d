import { expect, test } from 'vitest';
import { rolesNamedIn } from './roles.mjs';

const planted = (file: string) => [{ file, text: "const isBoss = roles.includes('ROLE_ADMIN');" }];

test('a role named in product code is refused', () => {
  expect(rolesNamedIn(planted('apps/web/src/portal/planted.ts'))).toHaveLength(1);
  expect(rolesNamedIn(planted('apps/server/src/people/planted.queries.ts'))).toHaveLength(1);
});
test('the rules of access and tests may name roles', () =>
  expect(
    ['packages/contract/src/rules/access.ts', 'apps/server/src/test/factories.ts'].flatMap((file) =>
      rolesNamedIn(planted(file)),
    ),
  ).toEqual([]));

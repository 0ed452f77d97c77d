import type { Access } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { openTestApp } from './test-app.ts';

type Who = 'anonymous' | 'employee' | 'accountant' | 'admin';
/** What each access answers to whom; a new word of access does not compile without its line. */
const answers: Readonly<Record<Access, Readonly<Record<Who, 'passes' | 401 | 403>>>> = {
  public: { anonymous: 'passes', employee: 'passes', accountant: 'passes', admin: 'passes' },
  user: { anonymous: 401, employee: 'passes', accountant: 'passes', admin: 'passes' },
  staff: { anonymous: 401, employee: 403, accountant: 'passes', admin: 'passes' },
  admin: { anonymous: 401, employee: 403, accountant: 403, admin: 'passes' },
  books: { anonymous: 401, employee: 403, accountant: 'passes', admin: 'passes' },
  partner: { anonymous: 401, employee: 403, accountant: 403, admin: 403 },
  device: { anonymous: 'passes', employee: 'passes', accountant: 'passes', admin: 'passes' },
};

const test = await openTestApp();
await sql`update "user" set roles = '{ROLE_ACCOUNTANT}' where username = 'other@test.test'`.execute(
  test.db,
);
const callers = {
  anonymous: test.createCaller(),
  employee: await test.signedIn('employee'),
  accountant: await test.signedIn('other'),
  admin: await test.signedIn('admin'),
};
await callers.anonymous.renewCsrf();

describe('every route of the contract', () => {
  it('is a real list', () => expect(contractRoutes.length).toBeGreaterThan(50));

  describe.each(['anonymous', 'employee', 'accountant', 'admin'] as const)(
    'answers %s by its access',
    (who) => {
      // signing out would end the walk
      const routes = contractRoutes.filter(({ name }) => name !== 'auth.logout');
      it.each(routes)('$name', async ({ route, url }) => {
        const body = route.body ? {} : undefined;
        const { statusCode } = await callers[who].send(route.method, url, body);
        const expected = answers[route.access][who];
        if (expected === 'passes') expect([401, 403, 500]).not.toContain(statusCode);
        else expect(statusCode).toBe(expected);
      });
    },
  );

  const ofSessions = contractRoutes.filter(
    ({ route }) => route.access !== 'partner' && route.access !== 'device',
  );
  it.each(ofSessions.filter(({ route }) => route.method !== 'GET'))(
    '$name refuses a write without the CSRF token',
    async ({ route, url }) => {
      const session = [...callers.admin.cookies]
        .map(([key, value]) => `${key}=${value}`)
        .join('; ');
      const response = await test.app.inject({
        method: route.method,
        url,
        headers: { cookie: session },
        ...(route.body && { payload: {} }),
      });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toEqual({ globalErrors: [{ messageKey: 'common.error.csrf' }] });
    },
  );
});

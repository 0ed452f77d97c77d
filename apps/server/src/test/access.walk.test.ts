import { type Access, ownOf, Role, type Route } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { passwords } from './factories.ts';
import { openTestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

/** `own` passes where the route says whose rows it means, and is 403 elsewhere: of a role that sees one client. */
type Answer = 'passes' | 'own' | 401 | 403;
/** What each access answers to whom: a word of access does not compile without its line, a role without its column. */
const answers: Readonly<Record<'anonymous' | Role, Readonly<Record<Access, Answer>>>> = {
  anonymous: {
    public: 'passes',
    device: 'passes',
    user: 401,
    staff: 401,
    admin: 401,
    books: 401,
    partner: 401,
  },
  ROLE_USER: {
    public: 'passes',
    device: 'passes',
    user: 'passes',
    staff: 403,
    admin: 403,
    books: 403,
    partner: 403,
  },
  ROLE_ACCOUNTANT: {
    public: 'passes',
    device: 'passes',
    user: 'passes',
    staff: 'passes',
    admin: 403,
    books: 'passes',
    partner: 403,
  },
  ROLE_ADMIN: {
    public: 'passes',
    device: 'passes',
    user: 'passes',
    staff: 'passes',
    admin: 'passes',
    books: 'passes',
    partner: 403,
  },
};
const expectedOf = (route: Route, who: 'anonymous' | Role): Exclude<Answer, 'own'> => {
  const answer = answers[who][route.access];
  if (answer !== 'own') return answer;
  return ownOf(route) ? 'passes' : 403;
};
const test = await openTestApp();
/** Somebody of a role and no other. */
const signedIn = async (role: Role): Promise<TestCaller> => {
  const username = `${role.toLowerCase()}@test.test`;
  await sql`
    insert into "user" (
      username, email, first_name, last_name, language, roles, client_id, password_hash, active
    )
    select ${username}, ${username}, first_name, last_name, language, ${[role]}, client_id,
      password_hash, true
    from "user"
    where username = 'employee@test.test'`.execute(test.db);
  const caller = test.createCaller();
  await caller.signIn(username, passwords.employee);
  return caller;
};
const anonymous = test.createCaller();
const players = new Map<'anonymous' | Role, TestCaller>([['anonymous', anonymous]]);
for (const role of Role.options) players.set(role, await signedIn(role));
const playerOf = (who: 'anonymous' | Role): TestCaller => {
  const player = players.get(who);
  if (!player) throw new Error(`nobody plays ${who}`);
  return player;
};
await anonymous.renewCsrf();

describe('every route of the contract', () => {
  it('is a real list', () => expect(contractRoutes.length).toBeGreaterThan(50));

  describe.each(['anonymous', ...Role.options] as const)('answers %s by its access', (who) => {
    // signing out would end the walk
    const routes = contractRoutes.filter(({ name }) => name !== 'auth.logout');
    it.each(routes)('$name', async ({ route, url }) => {
      const body = route.body ? {} : undefined;
      const { statusCode } = await playerOf(who).send(route.method, url, body);
      const expected = expectedOf(route, who);
      if (expected === 'passes') expect([401, 403, 500]).not.toContain(statusCode);
      else expect(statusCode).toBe(expected);
    });
  });

  const ofSessions = contractRoutes.filter(
    ({ route }) => route.access !== 'partner' && route.access !== 'device',
  );
  it.each(ofSessions.filter(({ route }) => route.method !== 'GET'))(
    '$name refuses a write without the CSRF token',
    async ({ route, url }) => {
      const session = [...playerOf('ROLE_ADMIN').cookies]
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

/** Anybody may send anything: nothing breaks, and nobody else's data is answered. More by `npm run fuzz -- 100000`. */
import { roleRules } from '@cafeteria/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownEnvironment } from '../../config/index.ts';
import { contractRoutes } from '../contract-routes.ts';
import { openFilledApp } from '../filled-app.ts';
import { keepersOfTheirClient } from '../made-up-role.ts';
import { requestTo, type Sent } from './arbitrary.ts';
import { openPhone } from './phone.ts';

const given = ownEnvironment();
const requests = Number(given['FUZZ_REQUESTS'] ?? 4_200);
const seed = Number(given['FUZZ_SEED'] ?? 20_261_125);
const { test, till } = await openFilledApp();

/** Somebody else: their addresses and payroll numbers are answered to staff of their own employer only. */
await sql`
  update "user" set
    email = concat('tajne-', client_id, '-', id, '@nikomu.test'),
    personal_number = concat('TAJNE-', client_id, '-', id)
  where username not like '%@demo.test'`.execute(test.db);
const secret = /tajne-\d*-\d+/i;
/** Somebody of another client than the employee's. */
const foreign = /tajne-(?!1-)\d*-\d+/i;
const nothing = /^never$/;
const secretFrom = { admin: nothing, madeUp: foreign } as const;
/** The payroll of a month that was closed, which is kept with its books. */
const payroll = 'month.file';

/** What nobody can go on after, so it is left to tests of its own: it ends the session that asks. */
const ends = new Set(['auth.logout', 'ownAccount.erase', 'session.endOthers', 'password.change']);
const routes = contractRoutes.filter(({ name }) => !ends.has(name));

const callers = {
  nobody: async () => {
    const caller = test.createCaller();
    await caller.renewCsrf();
    return caller;
  },
  employee: async () => signIn('employee@demo.test', 'Demo.User.1'),
  accountant: async () => signIn('accountant@demo.test', 'Demo.Books.1'),
  admin: async () => signIn('admin@demo.test', 'Demo.Admin.1'),
};
/** Everybody who plays here, as they were: an administrator may switch itself off, too. */
await sql`create table player as select * from "user" where username like '%@demo.test'`.execute(
  test.db,
);
const bringBack = () =>
  sql`
    update "user" u set
      username = p.username, active = true, deleted_at = null, roles = p.roles, client_id = p.client_id,
      password_hash = p.password_hash, failed_logins = 0, locked_until = null
    from player p
    where p.id = u.id`.execute(test.db);
/** And the employer of who has one; by its accounts alone is how an administrator may have its people sign in. */
const bringEmployerBack = async () => {
  await sql`update client set active = true, deleted_at = null where id in (select client_id from player)`.execute(
    test.db,
  );
  await sql`update client_sign_in set is_only = false`.execute(test.db);
};
/** What a refused sign-in is answered, for it says why. */
const refusal = async (username: string, password: string) => {
  const caller = test.createCaller();
  await caller.renewCsrf();
  return (await caller.send('POST', '/api/auth/login', { username, password })).body;
};
const signIn = async (username: string, password: string) => {
  const caller = test.createCaller();
  if ((await caller.signIn(username, password)) !== 200) {
    await bringBack();
    await bringEmployerBack();
    const status = await caller.signIn(username, password);
    expect(status === 200 ? '' : await refusal(username, password)).toBe('');
  }
  return caller;
};
type Who = keyof typeof callers | 'till' | 'madeUp' | 'phone';
const judge = (
  who: Who,
  name: string,
  sent: Sent,
  answer: { statusCode: number; body: string },
) => {
  const message = JSON.stringify([who, name, sent]);
  expect(answer.statusCode, message).toBeLessThan(500);
  const isPayroll = who === 'accountant' && name === payroll;
  const others = isPayroll ? nothing : secret;
  const hidden = who === 'admin' || who === 'madeUp' ? secretFrom[who] : others;
  expect(answer.body, message).not.toMatch(hidden);
};
/** So much is taken at least: of a stranger and of a till most is turned away at the door. */
const leastTaken = 0.02;
/** Each of them asks each route in turn, so that no route is left to chance. */
const play = async (
  who: Who,
  send: (method: string, sent: Sent) => Promise<{ statusCode: number; body: string }>,
  count: number,
  targets = routes,
): Promise<void> => {
  let taken = 0;
  for (let at = 0; at < count; at += 1) {
    const { name, route } = targets[at % targets.length] ?? {};
    if (!route || !name) continue;
    const [sent] = fc.sample(requestTo(route), { numRuns: 1, seed: seed + at });
    if (!sent) continue;
    const answer = await send(route.method, sent);
    judge(who, name, sent, answer);
    if (answer.statusCode < 300) taken += 1;
  }
  // not all of it is turned away at the door
  expect(taken / count).toBeGreaterThan(leastTaken);
  expect(test.errors.splice(0)).toEqual([]);
};

/** There for what hangs: so many requests take a slow machine minutes. */
const limit = Math.max(600_000, requests * 200);
const share = Math.ceil(requests / 7);
const json = { 'content-type': 'application/json' };
const asPerson = async (who: keyof typeof callers) => {
  let caller = await callers[who]();
  return async (method: string, { url, payload, headers }: Sent) => {
    const answer = await caller.send(method, url, payload, {
      ...(payload !== undefined && json),
      ...headers,
    });
    // a request may have ended the session of who sent it
    if (
      who !== 'nobody' &&
      [401, 403].includes(answer.statusCode) &&
      (who === 'admin' || answer.statusCode === 401)
    )
      caller = await callers[who]();
    return answer;
  };
};

it.each(['nobody', 'employee', 'accountant', 'admin'] as const)(
  'whatever %s sends is answered, and tells nothing of somebody else',
  async (who) => play(who, await asPerson(who), share),
  limit,
);
it(
  'whatever a till sends is answered',
  () => play('till', (method, { url, payload }) => till.send(method, url, payload), share),
  limit,
);
const ofPhones = routes.filter(({ route }) => route.access === 'device');
it('there is what phones ask for', () => expect(ofPhones.length).toBeGreaterThan(3));
it(
  'whatever a phone sends that knows its token and its registrations is answered',
  async () => {
    const phone = await openPhone(test, await callers.employee());
    await play('phone', phone.send, share, ofPhones);
    expect(phone.had()).toEqual(new Set(['registration', 'commit', 'payment-code']));
  },
  limit,
);
it(
  'whatever a role sends that keeps one client is answered, and tells nothing of another',
  async () => {
    const { ROLE_USER } = roleRules;
    Object.assign(roleRules, { ROLE_USER: keepersOfTheirClient.ROLE_USER });
    await play('madeUp', await asPerson('employee'), share).finally(() =>
      Object.assign(roleRules, { ROLE_USER }),
    );
  },
  limit,
);
it('knows what is not told: an administrator reads it', async () => {
  const admin = await callers.admin();
  const { body } = await admin.send('GET', '/api/admin/user?pageSize=100');
  expect(body).toMatch(secret);
  expect(body).toMatch(foreign);
});

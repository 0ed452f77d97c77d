import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { openOffPlays, type Outcome } from './off-plays.ts';
import { openTestApp } from './test-app.ts';

/**
 * What administrators may write of an employer that is off, and why; all else that is written beneath an employer, or
 * beneath somebody it employs, gives power or money and is refused (`refused`). A new route does not pass without
 * saying which.
 */
const allowed: Readonly<Record<string, string>> = {
  'clientArticleAdmin.create': 'what is prepared is read by nobody until it is on',
  'clientArticleAdmin.update': 'as a new one',
  'clientArticleAdmin.copy': 'as a new one',
  'clientArticleAdmin.remove': 'as a new one',
  'clientArticleAdmin.activate': 'as a new one',
  'clientArticleAdmin.restore': 'as a new one',
  'clientArticleAdmin.order': 'as a new one',
  'userImport.upload':
    'people are prepared before a launch, and leave after it; they come in by an invitation',
  'userImport.check': 'as the file',
  'userImport.run': 'as the file',
  'employerSignInAdmin.save': 'prepared before a launch; nobody comes in by it meanwhile',
  'employerSignInAdmin.test': 'asks the provider, lets nobody in',
  'directoryToken.create': 'a directory may end people of an employer that is off (decision 0062)',
  'directoryToken.revoke': 'takes power away',
  'mobileDeviceAdmin.act':
    'a phone whose owner cannot come in pays nothing; blocking takes power away',
  'creditGrant.recall': 'takes back',
  'creditGrantImport.upload': 'only read; the dry run refuses it (order-file.test)',
  'creditGrantImport.check': 'only read; the dry run refuses it (order-file.test)',
  'creditGrantImport.run': 'judged again in the transaction that writes',
  'creditOrder.cancel': 'takes back',
  'usedElsewhereImport.upload': 'figures of the law, no money',
  'usedElsewhereImport.check': 'figures of the law, no money',
  'usedElsewhereImport.run': 'figures of the law, no money',
  'payrollProfile.save': 'how a file looks',
  'withdrawalAdmin.payOut': 'what is theirs goes back to people who cannot come in (decision 0251)',
};
type Played = { readonly body: object; readonly says: string };
const grantForm = {
  regime: 'CZ_LEISURE',
  validFrom: '2100-01-01',
  expiresOn: null,
  allowedCategoryIds: null,
  note: null,
  ground: 'BEYOND_WAGE',
  repeats: true,
  currency: 'CZK',
  dryRun: false,
  items: [{ userId: 2, amount: 100 }],
};
const refused: Readonly<Record<string, Played>> = {
  'creditGrant.grant': { body: grantForm, says: 'credit.employerOff' },
  'onboardingAdmin.invite': { body: {}, says: 'invitation.error.clientInactive' },
  'onboardingAdmin.inviteClient': { body: {}, says: 'invitation.error.clientInactive' },
};

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');

/** Whose person stands in the body, and not in the address. */
const saysWhose: ReadonlySet<string> = new Set(['withdrawalAdmin.payOut']);
const writes = contractRoutes.filter(
  ({ name, route }) =>
    route.method !== 'GET' &&
    route.path.startsWith('/api/admin/') &&
    (/:(clientId|userId)\b/.test(route.path) || saysWhose.has(name)),
);
it('says of each write beneath an employer, or its people, what it does while that is off', () =>
  expect(writes.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(allowed), ...Object.keys(refused)].toSorted(),
  ));

const turnClient = (active: boolean) =>
  test.deps.write((tx) => sql`update client set active = ${active} where id = 1`.execute(tx));

describe('while an employer is off', () => {
  beforeAll(() => turnClient(false));
  afterAll(() => turnClient(true));
  it.each(writes.flatMap((one) => (refused[one.name] ? [{ ...one, ...refused[one.name] }] : [])))(
    '$name is refused',
    async ({ route, body, says }) => {
      const url = route.path.replace(':clientId', '1').replace(':userId', '2');
      const key = { 'idempotency-key': crypto.randomUUID() };
      const { statusCode, body: answer } = await admin.send(route.method, url, body, key);
      expect([statusCode, answer]).toEqual([422, expect.stringContaining(says ?? '')]);
    },
  );
});

/** What files become: credits are given by none while the employer is off. */
const became: Readonly<Record<string, Outcome['became']>> = {
  'userImport.check': 'CHECKED',
  'userImport.run': 'IMPORTED',
  'usedElsewhereImport.check': 'CHECKED',
  'usedElsewhereImport.run': 'IMPORTED',
  'creditGrantImport.check': 'REFUSED',
};
/** What gives power or money: what employers gave, ways in that are open, phones that pay, sessions of others. */
const powerOf = async () =>
  (
    await sql<{ credits: number; codes: number; phones: number; sessions: number }>`
      select
        (select coalesce(sum(remaining), 0)::int from credit_lot where client_id = 1) as credits,
        (select count(*)::int from one_time_code where voided_at is null) as codes,
        (select count(*)::int from mobile_device where status = 'ACTIVE') as phones,
        (select count(*)::int from session where user_id <> 1) as sessions`.execute(test.db)
  ).rows[0];

describe('what is still written while an employer is off', async () => {
  const plays = await openOffPlays(test);
  beforeAll(() => turnClient(false));
  afterAll(() => turnClient(true));
  it('is played to the last of it', () =>
    expect(Object.keys(plays).toSorted()).toEqual(Object.keys(allowed).toSorted()));
  it.each(Object.entries(plays))(
    '%s goes through, and gives no power and no money',
    async (name, play) => {
      const before = await powerOf();
      const { status, became: outcome } = await play();
      // what the dry run refused is not run
      const isRefused = name === 'creditGrantImport.run';
      expect(status, name).toBe(isRefused ? 422 : 200);
      expect(outcome).toBe(isRefused ? 'REFUSED' : became[name]);
      const after = await powerOf();
      for (const one of ['credits', 'codes', 'phones', 'sessions'] as const)
        expect(after?.[one], one).toBeLessThanOrEqual(before?.[one] ?? -1);
    },
  );
});

/** What takes a person's access away, with the session still there: nothing but who they are is looked at. */
const states = {
  'their employer is off': ['client', sql`active = false`, sql`active = true`, 1],
  'their employer is deleted': ['client', sql`deleted_at = now()`, sql`deleted_at = null`, 1],
  'they are switched off': ['user', sql`active = false`, sql`active = true`, 2],
  'they are erased': ['user', sql`deleted_at = now()`, sql`deleted_at = null`, 2],
} as const;
/** Longer than any node remembers a session. */
const settling = { timeout: 20_000 };
const me = () => employee.send('GET', '/api/user/me');
const own = contractRoutes.filter(({ route }) => route.access === 'user');

describe.each(Object.entries(states))('nobody who was signed in does anything: %s', (_, state) => {
  const [table, begin, end, id] = state;
  const turn = (set: typeof begin) =>
    test.deps.write((tx) =>
      sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(tx),
    );
  beforeAll(async () => {
    await turn(begin);
    // a node remembers sessions for a moment; switching somebody off ends them as well
    await vi.waitFor(async () => expect((await me()).statusCode).toBe(401), settling);
  });
  afterAll(() => turn(end));
  it.each(own)('$name', async ({ route, url }) => {
    const body = route.body ? {} : undefined;
    expect((await employee.send(route.method, url, body)).statusCode).toBe(401);
  });
});
it('and afterwards it was not another fault of the session', async () =>
  expect((await me()).statusCode).toBe(200));

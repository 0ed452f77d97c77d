import { api, ownOf, reachOf, type Route, standingOf } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractRoutes } from './contract-routes.ts';
import { buildArticle, buildUser } from './factories.ts';
import { keepersOfTheirClient } from './made-up-role.ts';
import { addressOwnedBy, unguarded, unknownInputs } from './own-rows.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

const own = { client: 1, user: 2 };
const foreign = { client: 2, user: 3 };
/** Of the own client, and an administrator. */
const higher = { client: 1, user: 1 };

const administration = contractRoutes.filter(({ route }) => route.access === 'admin');
const isNarrowed = ({ route }: { readonly route: Route }): boolean => ownOf(route) !== undefined;
const hasOwnInPath = ({ route: { path } }: { readonly route: Route }): boolean =>
  ownOf({ path }) !== undefined;
const namesPerson = ({ route: { path } }: { readonly route: Route }): boolean =>
  Object.values(ownOf({ path }) ?? {}).includes('user');
const isWrite = ({ route: { method } }: { readonly route: Route }): boolean => method !== 'GET';

let test: TestApp;
let keeper: Awaited<ReturnType<TestApp['signedIn']>>;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  test = await buildTestApp({}, { rules: keepersOfTheirClient });
  await sql`update "user" set client_id = 1 where id = ${higher.user}`.execute(test.db);
  keeper = await test.signedIn('employee');
  admin = await test.signedIn('admin');
});
afterAll(() => test.close());
const sent = (caller: typeof keeper, { route }: { readonly route: Route }, ids: typeof own) =>
  caller.send(route.method, addressOwnedBy(route, ids), route.body ? {} : undefined);

describe('somebody who administers one client', () => {
  it.each(administration.filter((one) => !isNarrowed(one)))(
    'is refused where nothing says whose rows are meant: $name',
    async (one) => expect((await sent(keeper, one, own)).statusCode).toBe(403),
  );

  it.each(administration.filter(hasOwnInPath))(
    'finds nothing of another client: $name',
    async (one) => {
      const answer = await sent(keeper, one, foreign);
      expect([answer.statusCode, answer.json()]).toEqual([404, {}]);
    },
  );

  it.each(administration.filter((one) => hasOwnInPath(one) && one.route.method === 'GET'))(
    'is answered of the own client what an administrator is: $name',
    async (one) => {
      const [mine, theirs] = [await sent(keeper, one, own), await sent(admin, one, own)];
      expect(mine.statusCode).toBe(theirs.statusCode);
      expect([401, 403, 500]).not.toContain(mine.statusCode);
    },
  );

  it.each(administration.filter((one) => namesPerson(one) && isWrite(one)))(
    'changes nothing of somebody who may more: $name',
    async (one) => expect((await sent(keeper, one, higher)).statusCode).toBe(403),
  );
});

describe('lists that name nobody in their address', () => {
  const lists = administration.filter(
    (one) => isNarrowed(one) && !hasOwnInPath(one) && !isWrite(one),
  );
  type Listed = readonly { readonly id: number; readonly clientId?: number }[];
  const idsOf = async (caller: typeof keeper, { route }: (typeof lists)[number]) => {
    const body: Listed | { readonly content: Listed } = (
      await caller.send('GET', `${route.path}?active=ALL`)
    ).json();
    const rows = 'content' in body ? body.content : body;
    return rows.map((row) => (route.own && 'clientId' in route.own ? row.clientId : row.id));
  };

  it('are these', () =>
    expect(lists.map(({ name }) => name)).toEqual([
      'clientAdmin.list',
      'clientAdmin.options',
      'userAdmin.list',
    ]));
  it.each(lists)('show own rows only: $name', async (one) => {
    expect(new Set(await idsOf(keeper, one))).toEqual(new Set([own.client]));
    expect((await idsOf(admin, one)).length).toBeGreaterThan((await idsOf(keeper, one)).length);
  });
  it('know no other client to narrow by', async () =>
    expect((await keeper.call(api.userAdmin.list, { clientId: foreign.client })).status).toBe(404));
});

describe('what is sent', () => {
  /** What names people and clients deeper than `own` reaches, and who looks at it. */
  const looked: Readonly<Record<string, string>> = {
    'employerSignInAdmin.save oidcClientId':
      'the name of the portal at a provider, no client of ours',
    'creditGrant.grant userId': 'looked up among the people of the client (credit-grant.test)',
  };
  it('names nobody whose rows the contract does not say are meant', () => {
    const all = administration
      .filter((one) => isWrite(one) && isNarrowed(one))
      .flatMap(({ name, route }) => unguarded(route).map((field) => `${name} ${field}`));
    expect(all.filter((one) => !looked[one])).toEqual([]);
  });
  it('is where the contract says it is', () => {
    const unknown = administration
      .filter((one) => isNarrowed(one) && isWrite(one))
      .map(({ name, route }) => [
        name,
        unknownInputs(route).filter((input) => input !== 'clientId'),
      ]);
    expect(unknown.filter(([, inputs]) => inputs?.length)).toEqual([]);
  });

  it('may not be of another client, and says so beside the field', async () => {
    const foreignForm = buildUser({ clientId: foreign.client });
    const { version } = (await keeper.call(api.userAdmin.get, { id: own.user })).body;
    const article = {
      ...buildArticle(),
      targetClientIds: [own.client, foreign.client],
    };
    const { categories: _c, author: _a, featured: _f, relatedPartnerIds: _r, ...form } = article;
    const answers = [
      await keeper.call(api.userAdmin.create, { body: foreignForm }),
      await keeper.call(api.userAdmin.update, { id: own.user, body: { ...foreignForm, version } }),
      await keeper.call(api.userAdmin.copy, { id: own.user, body: foreignForm }),
      await keeper.call(api.onboardingAdmin.letters, { body: { userId: foreign.user } }),
      await keeper.call(api.onboardingAdmin.letters, { body: { clientId: foreign.client } }),
      await keeper.call(api.clientArticleAdmin.copy, { clientId: 1, id: 999_999, body: form }),
    ];
    expect(answers.map(({ status, body }) => [status, body.fieldErrors])).toEqual(
      ['clientId', 'clientId', 'clientId', 'userId', 'clientId', 'targetClientIds'].map((field) => [
        422,
        [{ field, messageKey: 'validation.reference' }],
      ]),
    );
  });

  it('may be of the own client', async () => {
    const made = await keeper.call(api.userAdmin.create, { body: buildUser() });
    expect([made.status, made.body.clientId]).toEqual([200, own.client]);
    const { id, version } = made.body;
    const body = { ...buildUser({ firstName: 'Karel' }), username: made.body.username, version };
    expect((await keeper.call(api.userAdmin.update, { id, body })).body.firstName).toBe('Karel');
    expect((await keeper.call(api.userAdmin.remove, { id })).status).toBe(200);
  });

  it('may not raise anybody: roles are for who administers everything', async () => {
    const roles = ['ROLE_USER' as const, 'ROLE_ADMIN' as const];
    const { version, ...person } = (await keeper.call(api.userAdmin.get, { id: own.user })).body;
    const form = buildUser({ username: person.username, email: person.email, roles });
    const answers = [
      await keeper.call(api.userAdmin.create, { body: buildUser({ email: 'x@x.test', roles }) }),
      await keeper.call(api.userAdmin.update, { id: own.user, body: { ...form, version } }),
      await keeper.call(api.userAdmin.copy, {
        id: own.user,
        body: buildUser({ email: 'y@x.test', roles }),
      }),
    ];
    for (const { status, body } of answers)
      expect([status, body.fieldErrors]).toEqual([
        422,
        [{ field: 'roles', messageKey: 'common.error.forbidden' }],
      ]);
  });
});

describe('a route that forgets to say whose rows it means', () => {
  const planted = { path: '/api/admin/letter', body: z.object({ clientId: z.int() }) };
  it('is named by this walk', () => {
    expect(unguarded(planted)).toEqual(['clientId']);
    expect(unguarded({ ...planted, own: { clientId: 'client' } })).toEqual([]);
    const nested = z.object({ people: z.array(z.object({ userId: z.optional(z.int()) })) });
    expect(unguarded({ ...planted, body: nested })).toEqual(['userId']);
  });
  it('lets nobody in who administers one client only', () => {
    const standing = standingOf(['ROLE_USER'], keepersOfTheirClient);
    expect(reachOf({ ...planted, access: 'admin' }, standing)).toBe('nothing');
  });
  it('cannot forget it where the address says it', () =>
    expect(
      reachOf(
        { path: '/api/admin/client/:clientId/letter', access: 'admin' },
        standingOf(['ROLE_USER'], keepersOfTheirClient),
      ),
    ).toBe('ownClient'));
});

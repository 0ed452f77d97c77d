import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  enterprise,
  entraUser,
  errorOf,
  filterOf,
  openDirectories,
  userSchema,
} from '../../../test/employer/directories.ts';
import { readMails } from '../../../test/mail.ts';
import { resendInvitation } from '../onboarding/onboarding.jobs.ts';

const { test, admin, tokens, makeToken, send, create, patch } = openDirectories();

describe('the door', () => {
  const addresses = [
    ['GET', '/ServiceProviderConfig'],
    ['GET', '/ResourceTypes'],
    ['GET', '/Schemas'],
    ['GET', '/Users'],
    ['GET', '/Users/2'],
    ['POST', '/Users'],
    ['PUT', '/Users/2'],
    ['PATCH', '/Users/2'],
    ['DELETE', '/Users/2'],
    ['GET', '/Groups'],
    ['POST', '/Bulk'],
  ] as const;
  it.each(addresses)('%s %s answers nothing without a token that holds', async (method, path) => {
    for (const token of ['', `scim_${'x'.repeat(43)}`]) {
      const answer = await send(method, path, { token, ...(method !== 'GET' && { body: {} }) });
      expect([answer.status, answer.body.schemas, answer.headers['www-authenticate']]).toEqual([
        401,
        ['urn:ietf:params:scim:api:messages:2.0:Error'],
        'Bearer',
      ]);
    }
  });
  it('is shut to sessions, no matter who has one', async () => {
    expect((await admin().send('GET', '/api/scim/v2/Users')).statusCode).toBe(401);
  });
  it('is shut to a token that was revoked, at once', async () => {
    const token = await makeToken(1);
    expect((await send('GET', '/Users', { token })).status).toBe(200);
    const { tokens: list } = (await admin().call(api.directoryToken.list, { clientId: 1 })).body;
    await admin().call(api.directoryToken.revoke, { clientId: 1, id: list[0]?.id ?? 0 });
    expect((await send('GET', '/Users', { token })).status).toBe(401);
  });
  it('stores no token and shows it only once', async () => {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from client_directory_token t`.execute(test().db);
    const { body } = await admin().call(api.directoryToken.list, { clientId: 1 });
    for (const token of tokens()) expect(JSON.stringify([rows, body])).not.toContain(token);
  });
  it('is not opened by guessing: an address with too many wrong tokens waits', async () => {
    const guess = () =>
      test().app.inject({ url: '/api/scim/v2/Users', remoteAddress: '203.0.113.9' });
    const statuses = new Set<number>();
    for (let tries = 0; tries < 70; tries += 1) statuses.add((await guess()).statusCode);
    expect([...statuses]).toEqual([401, 429]);
    expect((await send('GET', '/Users')).status).toBe(200);
  });
  it('is open to one that sends many at once: what is right counts as no guess', async () => {
    const answers = Array.from({ length: 90 }, () => send('GET', '/Users?count=1'));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('what the service says of itself', () => {
  it('names what it can do, in its own type', async () => {
    const { body, headers } = await send('GET', '/ServiceProviderConfig');
    expect(headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: true },
    });
  });
  it('names its schemas and resource types, each also by itself', async () => {
    expect((await send('GET', '/Schemas')).body.totalResults).toBe(2);
    expect((await send('GET', `/Schemas/${userSchema}`)).body.id).toBe(userSchema);
    expect((await send('GET', '/ResourceTypes/User')).body.endpoint).toBe('/Users');
    expect(errorOf(await send('GET', '/Groups'))).toEqual([404, undefined]);
  });
});

describe('Entra ID', () => {
  it('tests the connection with a person nobody has', async () => {
    const { status, body } = await send('GET', filterOf('userName eq "7c9e-none"'));
    expect([status, body]).toEqual([
      200,
      {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: 0,
        startIndex: 1,
        itemsPerPage: 0,
        Resources: [],
      },
    ]);
  });
  it('makes a person who waits for the first sign-in, of its client and without a role beyond', async () => {
    const { status, body, headers } = await send('POST', '/Users', { body: entraUser() });
    expect([status, headers.location]).toEqual([
      201,
      `http://localhost:8080/api/scim/v2/Users/${String(body.id)}`,
    ]);
    expect(body).toMatchObject({
      externalId: 'oid-eva.mala',
      userName: 'eva.mala@firma.cz',
      active: true,
      name: { givenName: 'Eva', familyName: 'Malá', formatted: 'Eva Malá' },
      emails: [{ value: 'eva.mala@firma.cz', type: 'work', primary: true }],
      [enterprise]: { employeeNumber: 'P-eva.mala' },
      meta: { resourceType: 'User', version: 'W/"1"' },
    });
    const { rows } = await sql`
      select client_id, roles, managed_by, onboarding_status, password_hash, phone_number, active
      from "user"
      where id = ${Number(body.id)}`.execute(test().db);
    expect(rows).toEqual([
      {
        client_id: 1,
        roles: ['ROLE_USER'],
        managed_by: 'SSO',
        onboarding_status: 'NONE',
        password_hash: null,
        phone_number: null,
        active: true,
      },
    ]);
  });
  it('switches a person off by "Replace" with "False", and their sessions end', async () => {
    const employee = await test().signedIn('employee');
    const answer = await patch('2', [{ op: 'Replace', path: 'active', value: 'False' }]);
    expect([answer.status, answer.body.active]).toEqual([200, false]);
    expect((await employee.call(api.user.me, {})).status).toBe(401);
    expect((await patch('2', [{ op: 'Replace', path: 'active', value: 'True' }])).body.active).toBe(
      true,
    );
    expect((await employee.call(api.user.me, {})).status).toBe(401);
  });
  it('changes attributes one by one', async () => {
    const id = await create();
    const { body } = await patch(id, [
      { op: 'Replace', path: 'name.familyName', value: 'Velká' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'Eva.Velka@firma.cz' },
      { op: 'Replace', path: 'displayName', value: 'Velká, Eva' },
      { op: 'Add', path: `${enterprise}:employeeNumber`, value: '00017' },
      { op: 'Add', path: `${enterprise}:manager`, value: '9' },
      { op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+420777000000' },
    ]);
    expect(body).toMatchObject({
      name: { givenName: 'Eva', familyName: 'Velká' },
      emails: [{ value: 'eva.velka@firma.cz' }],
      [enterprise]: { employeeNumber: '00017' },
    });
    expect(JSON.stringify(body)).not.toContain('+420');
  });
  it('takes away what may be missing, and nothing else', async () => {
    const id = await create();
    const { body } = await patch(id, [
      { op: 'Remove', path: 'emails[type eq "work"]' },
      { op: 'remove', path: `${enterprise}:employeeNumber` },
    ]);
    expect([body.emails, body[enterprise]]).toEqual([undefined, {}]);
    expect(errorOf(await patch(id, [{ op: 'Remove', path: 'userName' }]))).toEqual([
      400,
      'mutability',
    ]);
    expect(errorOf(await patch(id, [{ op: 'Remove' }]))).toEqual([400, 'noTarget']);
  });
});

describe('Okta', () => {
  it('looks a person up, makes them, and finds them the next time', async () => {
    const lookUp = () =>
      send('GET', `${filterOf('userName eq "jan@firma.cz"')}&startIndex=1&count=100`);
    expect((await lookUp()).body.totalResults).toBe(0);
    const made = await send('POST', '/Users', {
      body: {
        schemas: [userSchema],
        userName: 'jan@firma.cz',
        name: { givenName: 'Jan', familyName: 'Novák' },
        emails: [{ primary: true, value: 'jan@firma.cz', type: 'work' }],
        displayName: 'Jan Novák',
        locale: 'sk-SK',
        externalId: '00ujl29u0le5T6Aj10h7',
        groups: [],
        password: '1mz050nq',
        active: true,
      },
    });
    expect([made.status, made.body.preferredLanguage]).toEqual([201, 'sk-SK']);
    expect((await lookUp()).body).toMatchObject({
      totalResults: 1,
      Resources: [{ id: made.body.id }],
    });
  });
  it('ends and brings back a person by a patch without a path', async () => {
    const id = await create();
    const off = await patch(id, [{ op: 'replace', value: { active: false } }]);
    const on = await patch(id, [
      { op: 'replace', value: { active: true, 'name.givenName': 'Ela' } },
    ]);
    expect([off.body.active, on.body.active, on.body.displayName]).toEqual([
      false,
      true,
      'Ela Malá',
    ]);
  });
  it('replaces a profile; what it does not mention stays', async () => {
    const id = await create();
    const { status, body } = await send('PUT', `/Users/${id}`, {
      body: {
        schemas: [userSchema],
        id,
        userName: 'eva@firma.cz',
        name: { givenName: 'Eva', familyName: 'Nová' },
        emails: [{ primary: true, value: 'eva@firma.cz', type: 'work' }],
        active: true,
        meta: { resourceType: 'User' },
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userName: 'eva@firma.cz',
      name: { familyName: 'Nová' },
      [enterprise]: { employeeNumber: 'P-eva.mala' },
    });
  });
});

describe('looking for people', () => {
  it.each([
    ['userName eq "EVA.mala@firma.cz"', 1],
    ['externalId eq "oid-eva.mala"', 1],
    ['externalId eq "OID-eva.mala"', 0],
    ['emails[type eq "work"].value eq "eva.mala@firma.cz"', 1],
    ['emails.value EQ "eva.mala@firma.cz"', 1],
    [`${enterprise}:employeeNumber eq "P-eva.mala"`, 1],
    ['userName eq "eva.mala@firma.cz" and active eq true', 1],
    ['userName eq "eva.mala@firma.cz" AND active eq false', 0],
    ['userName eq "a\\"b"', 0],
  ])('%s finds %i', async (filter, total) => {
    await create();
    expect((await send('GET', filterOf(filter))).body.totalResults).toBe(total);
  });
  it.each([
    'userName co "eva"',
    'userName eq',
    'title eq "x"',
    'userName eq "a" or userName eq "b"',
    'userName eq "a" and userName eq "b"',
    "userName eq 'a'",
    'userName eq "\\x"',
    '(((((',
    'constructor eq "x"',
    '__proto__ eq "x"',
    'userName eq "\\u0000"',
    'externalId eq "\\ud800"',
    `userName eq "${'a'.repeat(1_200)}"`,
  ])('%s is refused as a filter', async (filter) => {
    expect(errorOf(await send('GET', filterOf(filter)))).toEqual([400, 'invalidFilter']);
  });
  it('finds by id, with only what is asked for', async () => {
    const id = await create();
    const one = (
      await send('GET', `${filterOf(`id eq "${id}"`)}&attributes=userName,name.givenName`)
    ).body;
    expect(one.Resources).toEqual([
      {
        schemas: [userSchema, enterprise],
        id,
        userName: 'eva.mala@firma.cz',
        name: { givenName: 'Eva' },
      },
    ]);
    const { body } = await send('GET', `/Users/${id}?excludedAttributes=emails,name,meta`);
    expect(Object.keys(body).sort()).toEqual(
      [
        'active',
        'displayName',
        'externalId',
        'id',
        'preferredLanguage',
        'schemas',
        'userName',
        enterprise,
      ].sort(),
    );
  });
  it('goes through everybody page by page', async () => {
    for (const name of ['a', 'b', 'c']) await create(name);
    const page = async (query: string) => {
      const { body } = await send('GET', `/Users?${query}`);
      const names = JSON.stringify(body.Resources).match(/"userName":"[^"@]+/g) ?? [];
      return [body.totalResults, body.startIndex, body.itemsPerPage, names.length];
    };
    expect(await page('startIndex=2&count=2')).toEqual([4, 2, 2, 2]);
    expect(await page('startIndex=-5&count=3')).toEqual([4, 1, 3, 3]);
    expect(await page('count=0')).toEqual([4, 1, 0, 0]);
    expect(await page('count=-1')).toEqual([4, 1, 0, 0]);
    expect(await page('startIndex=99')).toEqual([4, 99, 0, 0]);
    expect(await page('count=100000')).toEqual([4, 1, 4, 4]);
  });
});

describe('versions', () => {
  it('a change made over somebody else’s is refused, and a version that is known is not sent again', async () => {
    const id = await create();
    const first = await send('GET', `/Users/${id}`);
    const etag = String(first.headers.etag);
    expect((await send('GET', `/Users/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    const change = [{ op: 'replace', path: 'name.givenName', value: 'Ela' }];
    expect((await patch(id, change, { headers: { 'if-match': etag } })).status).toBe(200);
    const late = [{ op: 'replace', path: 'name.givenName', value: 'Iva' }];
    expect((await patch(id, late, { headers: { 'if-match': etag } })).status).toBe(412);
    const removal = await send('DELETE', `/Users/${id}`, { headers: { 'if-match': etag } });
    expect(removal.status).toBe(412);
  });
  it('saying the same again changes nothing', async () => {
    const id = await create();
    const { body } = await send('PUT', `/Users/${id}`, { body: entraUser() });
    expect(body.meta).toMatchObject({ version: 'W/"1"' });
  });
});

it('what a directory did stands in the person’s history under its name', async () => {
  const id = await create();
  await patch(id, [{ op: 'replace', path: 'active', value: false }]);
  const { content } = (await admin().call(api.audit.list, { entity: 'user', entityId: Number(id) }))
    .body;
  expect(content.map(({ action, user, after }) => [action, user, after?.directory])).toEqual([
    ['UPDATE', null, 'Entra ID'],
    ['CREATE', null, 'Entra ID'],
  ]);
});

describe('an invitation of somebody the directory switches off', () => {
  it.each([
    ['by DELETE', (id: string) => send('DELETE', `/Users/${id}`)],
    ['by a patch', (id: string) => patch(id, [{ op: 'replace', path: 'active', value: false }])],
  ])('%s lets nobody in, and nobody invites them again', async (_how, end) => {
    const id = Number(await create());
    await admin().call(api.onboardingAdmin.invite, { userId: id });
    expect((await end(String(id))).status).toBeLessThan(300);
    await sql`
      update one_time_code set date_created = now() - interval '2 minutes'
      where user_id = ${id}`.execute(test().db);
    await resendInvitation(test().deps, id);
    expect((await admin().call(api.onboardingAdmin.invite, { userId: id })).status).toBe(422);
    const kinds = (await readMails(test(), id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['ONBOARDING']);
  });
});

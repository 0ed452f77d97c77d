import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  enterprise,
  entraUser,
  errorOf,
  filterOf,
  openDirectories,
} from '../../../test/employer/directories.ts';

const { test, tokens, send, create, patch } = openDirectories();

describe('deletion', () => {
  const isActive = async (id: string) =>
    (
      await sql<{ active: boolean }>`select active from "user" where id = ${Number(id)}`.execute(
        test().db,
      )
    ).rows[0]?.active;
  it('switches a person off and hides them; what is theirs stays', async () => {
    const id = await create();
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await isActive(id)).toBe(false);
    expect((await send('GET', `/Users/${id}`)).status).toBe(404);
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(404);
    expect((await send('GET', filterOf('userName eq "eva.mala@firma.cz"'))).body.totalResults).toBe(
      0,
    );
  });
  it('is undone by making the same person again', async () => {
    const id = await create();
    await send('DELETE', `/Users/${id}`);
    expect(await create()).toBe(id);
    expect(await isActive(id)).toBe(true);
  });
  it('gives the account of somebody who left to nobody who only has their name', async () => {
    const id = await create();
    await send('DELETE', `/Users/${id}`);
    const other = entraUser('eva.mala', { externalId: 'somebody-else', [enterprise]: {} });
    expect(errorOf(await send('POST', '/Users', { body: other }))).toEqual([409, 'uniqueness']);
    expect(await isActive(id)).toBe(false);
  });
});

describe('what a directory may not', () => {
  it('see or change people of another client', async () => {
    const id = await create();
    const [, token] = tokens();
    const change = [{ op: 'replace', path: 'active', value: false }];
    expect((await send('GET', `/Users/${id}`, { token })).status).toBe(404);
    expect((await patch(id, change, { token })).status).toBe(404);
    expect((await send('PUT', `/Users/${id}`, { token, body: entraUser() })).status).toBe(404);
    expect((await send('DELETE', `/Users/${id}`, { token })).status).toBe(404);
    const { body } = await send('GET', '/Users', { token });
    expect(JSON.stringify(body)).not.toContain('eva.mala');
  });
  it('see or end an administrator, even one of its client', async () => {
    await sql`update "user" set client_id = 1 where id = 1`.execute(test().db);
    expect((await send('GET', '/Users/1')).status).toBe(404);
    expect((await send('DELETE', '/Users/1')).status).toBe(404);
    expect((await send('GET', filterOf('userName eq "admin@test.test"'))).body.totalResults).toBe(
      0,
    );
    await sql`update "user" set client_id = null where id = 1`.execute(test().db);
  });
  it('give a name or an address that somebody has, without hearing whose it is', async () => {
    const id = await create();
    for (const userName of ['eva.mala@firma.cz', 'OTHER@test.test', 'admin@test.test']) {
      const answer = await send('POST', '/Users', { body: entraUser('x', { userName }) });
      expect(errorOf(answer)).toEqual([409, 'uniqueness']);
      expect(answer.body.detail).toBe('Already used: userName');
    }
    const taken = [
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'other@test.test' },
    ];
    expect(errorOf(await patch(id, taken))).toEqual([409, 'uniqueness']);
    const twin = entraUser('y', { externalId: 'oid-eva.mala' });
    expect(errorOf(await send('POST', '/Users', { body: twin }))).toEqual([409, 'uniqueness']);
  });
  it.each([
    ['no user name', { userName: undefined }],
    ['a name with a line end', { name: { givenName: 'Eva\r\nBcc: x', familyName: 'Malá' } }],
    ['an address of 300 characters', { emails: [{ value: `${'a'.repeat(290)}@firma.cz` }] }],
    ['an active that is neither', { active: 'maybe' }],
    ['a name that is an object', { userName: { $ne: 1 } }],
    ['nobody’s name', { name: undefined, displayName: 'Eva' }],
  ])('send %s', async (_, more) => {
    expect(errorOf(await send('POST', '/Users', { body: entraUser('x', more) }))).toEqual([
      400,
      'invalidValue',
    ]);
  });
  it('send what cannot be read', async () => {
    const id = await create();
    const raw = (payload: string, type = 'application/scim+json') =>
      test().app.inject({
        method: 'PATCH',
        url: `/api/scim/v2/Users/${id}`,
        headers: { authorization: `Bearer ${tokens()[0]}`, 'content-type': type },
        payload,
      });
    expect((await raw('{')).json()).toMatchObject({ status: '400', scimType: 'invalidSyntax' });
    expect((await raw('<a/>', 'text/xml')).statusCode).toBe(415);
    expect((await raw('[]')).statusCode).toBe(400);
    expect((await raw('null')).statusCode).toBe(400);
    expect(errorOf(await patch(id, []))).toEqual([400, 'invalidSyntax']);
    expect(errorOf(await patch(id, [{ op: 'move', path: 'x' }]))).toEqual([400, 'invalidSyntax']);
    expect(errorOf(await patch(id, [{ op: 'add', path: 'a[[b', value: 1 }]))).toEqual([
      400,
      'invalidPath',
    ]);
    for (const path of [
      'x'.repeat(5_000),
      'emails[((((]',
      'emails[type eq "work"',
      'clientId',
      'password',
      'roles',
      'constructor',
      'urn:somebody:else:1.0:User:thing',
    ])
      for (const op of ['replace', 'remove'])
        expect([path, ...errorOf(await patch(id, [{ op, path, value: 'x' }]))]).toEqual([
          path,
          400,
          'invalidPath',
        ]);
    // what the standard knows and nobody keeps is left alone
    for (const path of [
      'title',
      'nickName',
      'addresses[type eq "work"].formatted',
      'phoneNumbers[type eq "mobile"].value',
      `${'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'}:department`,
    ])
      expect([path, (await patch(id, [{ op: 'add', path, value: 'x' }])).status]).toEqual([
        path,
        200,
      ]);
    expect(errorOf(await patch(id, [{ op: 'replace', path: 'id', value: '1' }]))).toEqual([
      400,
      'mutability',
    ]);
    expect((await send('GET', '/Users/2%20or%201=1')).status).toBe(404);
    expect((await send('GET', '/Users/99999999999999')).status).toBe(404);
  });
  it('change half of what a patch says', async () => {
    const id = await create();
    await patch(id, [
      { op: 'replace', path: 'name.givenName', value: 'Ela' },
      { op: 'replace', path: 'userName', value: 'other@test.test' },
    ]);
    expect((await send('GET', `/Users/${id}`)).body.name).toMatchObject({ givenName: 'Eva' });
  });
});

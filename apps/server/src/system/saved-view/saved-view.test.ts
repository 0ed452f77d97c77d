import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
await sql`update "user" set roles = '{ROLE_USER,ROLE_ADMIN}' where username = 'other@test.test'`.execute(
  test.db,
);
const admin = await test.signedIn('admin');
const other = await test.signedIn('other');
const employee = await test.signedIn('employee');
type Caller = typeof admin;

const view = (
  name: string,
  more: Partial<{ search: string; shared: boolean; list: string }> = {},
) => ({
  list: 'partner',
  name,
  search: '?state=LIVE',
  shared: false,
  ...more,
});
const save = async (caller: Caller, ...given: Parameters<typeof view>) =>
  (await caller.call(api.savedView.create, { body: view(...given) })).body;
const seen = async (caller: Caller, list = 'partner') =>
  (await caller.call(api.savedView.list, { list })).body;
const namesSeen = async (caller: Caller, list?: string) =>
  (await seen(caller, list)).map(({ name }) => name);

describe('a view of a list', () => {
  it('is seen by its author alone until it is shared, and only over its own list', async () => {
    const own = await save(admin, 'Brněnští', { search: '?keyword=Brno' });
    await save(admin, 'Bez loga', { shared: true });
    await save(admin, 'Končící', { list: 'offer' });
    expect(await namesSeen(admin)).toEqual(['Bez loga', 'Brněnští']);
    expect(await seen(other)).toMatchObject([
      { name: 'Bez loga', own: false, author: { name: 'Jana Nováková' }, shared: true },
    ]);
    expect(await namesSeen(admin, 'offer')).toEqual(['Končící']);
    const { id, version, name, search } = own;
    await admin.call(api.savedView.update, { id, body: { version, name, search, shared: true } });
    expect(await namesSeen(other)).toEqual(['Brněnští', 'Bez loga']);
    for (const caller of [employee, test.createCaller()])
      expect((await caller.call(api.savedView.list, { list: 'partner' })).status).not.toBe(200);
  });

  it('of one administrator is not there for another', async () => {
    const { id, version } = await save(admin, 'Jen moje');
    const body = { version, name: 'Cizí', search: '', shared: true };
    const answers = [
      await other.call(api.savedView.update, { id, body }),
      await other.call(api.savedView.remove, { id }),
      await other.call(api.savedView.restore, { id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is renamed by one of two who rename it at once, and the other is told', async () => {
    const { id, version } = await save(admin, 'Společný', { shared: true });
    const rename = (caller: Caller, name: string) =>
      caller.call(api.savedView.update, { id, body: { version, name, search: '', shared: true } });
    const answers = await Promise.all([rename(admin, 'Jarní'), rename(other, 'Podzimní')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      globalErrors: [{ messageKey: 'common.error.concurrentModification' }],
    });
  });

  it('that is shared is taken back by its author alone', async () => {
    const { id, version, name } = await save(admin, 'Pro všechny', { shared: true });
    const take = (caller: Caller) =>
      caller.call(api.savedView.update, { id, body: { version, name, search: '', shared: false } });
    expect((await take(other)).status).toBe(403);
    expect((await take(admin)).body).toMatchObject({ shared: false });
    expect(await namesSeen(other)).not.toContain(name);
  });

  it('is removed and brought back as it was, unless its name was taken meanwhile', async () => {
    const { id } = await save(admin, 'Omylem', { shared: true });
    await other.call(api.savedView.remove, { id });
    expect(await namesSeen(admin)).not.toContain('Omylem');
    expect((await other.call(api.savedView.restore, { id })).body).toMatchObject({
      id,
      name: 'Omylem',
    });
    await other.call(api.savedView.remove, { id });
    await save(other, 'Omylem', { shared: true });
    expect((await other.call(api.savedView.restore, { id })).body).toMatchObject({
      fieldErrors: [{ field: 'name', messageKey: 'validation.taken' }],
    });
    await sql`update saved_view set deleted_at = now() - interval '25 hours' where id = ${id}`.execute(
      test.db,
    );
    expect((await other.call(api.savedView.restore, { id })).status).toBe(404);
  });

  it.each([
    ['', 'validation.required'],
    ['  ', 'validation.required'],
    ['x'.repeat(121), 'validation.maxLength'],
    ['dva\nřádky', 'validation.controlCharacters'],
    ['BEZ LOGA', 'validation.taken'],
  ])('is not called "%s"', async (name, messageKey) => {
    const { status, body } = await admin.call(api.savedView.create, {
      body: view(name, { shared: true }),
    });
    expect([status, body]).toMatchObject([422, { fieldErrors: [{ field: 'name', messageKey }] }]);
  });

  it('has a name of 120 letters, and the name of somebody else’s own one', async () => {
    expect((await save(admin, 'ž'.repeat(120))).name).toHaveLength(120);
    await save(admin, 'Stejný');
    expect((await save(other, 'Stejný')).name).toBe('Stejný');
  });

  it('is not the forty-first of one person and list', async () => {
    const answers = await Promise.all(
      Array.from({ length: 42 }, (_, nth) =>
        other.call(api.savedView.create, { body: view(`Pohled ${nth}`, { list: 'deposit' }) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      globalErrors: [{ messageKey: 'savedView.error.tooMany', params: { max: 40 } }],
    });
  });

  it('leaves in the audit who did what to it', async () => {
    const made = await save(admin, 'Sledovaný', { shared: true });
    const { id, version, search } = made;
    const body = { version, search, name: 'Přejmenovaný', shared: true };
    await other.call(api.savedView.update, { id, body });
    await admin.call(api.savedView.remove, { id });
    await admin.call(api.savedView.restore, { id });
    const { body: audit } = await admin.call(api.audit.list, { entity: 'savedView', entityId: id });
    expect(audit.content.map(({ action, after }) => [action, after?.name ?? null])).toEqual([
      ['RESTORE', null],
      ['REMOVE', null],
      ['UPDATE', 'Přejmenovaný'],
      ['CREATE', 'Sledovaný'],
    ]);
  });

  it('goes with its author when it was their own; a shared one stays and is nobody’s', async () => {
    const own = await save(other, 'Moje rozdělané', { list: 'user', search: '?keyword=Dvořák' });
    await save(other, 'Neaktivní lidé', { list: 'user', shared: true });
    const { rows } = await sql<{
      id: number;
    }>`select id from "user" where username = 'other@test.test'`.execute(test.db);
    const id = rows[0]?.id ?? 0;
    expect((await admin.call(api.userAdmin.remove, { id })).status).toBe(200);
    expect(await seen(admin, 'user')).toMatchObject([{ name: 'Neaktivní lidé', author: null }]);
    const { body } = await admin.call(api.audit.list, { entity: 'savedView', entityId: own.id });
    expect(JSON.stringify(body)).not.toContain('Dvořák');
  });
});

import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
const propose = (caller: typeof admin, name: string, town = '', note = '') =>
  caller.call(api.partnerProposal.create, { body: { name, town, note } });
const wishes = async () => (await admin.call(api.partnerProposalAdmin.list, {})).body;

describe('a proposed partner', () => {
  it('is one wish for one name, however it is written, and tells how many want it', async () => {
    await propose(employee, 'Bazén Kraví hora', 'Brno');
    await propose(other, 'bazen KRAVI hora', '', 'Chodím tam každý týden');
    expect(await wishes()).toMatchObject({
      total: 1,
      wishes: [
        { name: 'bazen KRAVI hora', people: 2, towns: ['Brno'], notes: ['Chodím tam každý týden'] },
      ],
    });
    expect(JSON.stringify(await wishes())).not.toContain('@test.test');
  });

  it('said twice by one person is said once', async () => {
    await propose(employee, 'Bazén Kraví hora', 'Brno-střed', 'i vířivka');
    expect((await wishes()).wishes[0]).toMatchObject({ people: 2, towns: ['Brno-střed'] });
  });

  it('comes before older ones, and goes when it is done, and back', async () => {
    await propose(other, 'Kino Art');
    const [newest, older] = (await wishes()).wishes;
    expect([newest?.name, older?.name]).toEqual(['Kino Art', 'Bazén Kraví hora']);
    const id = older?.id ?? 0;
    expect(
      (await admin.call(api.partnerProposalAdmin.settle, { id, body: { done: true } })).status,
    ).toBe(200);
    expect((await wishes()).wishes.map(({ name }) => name)).toEqual(['Kino Art']);
    await admin.call(api.partnerProposalAdmin.settle, { id, body: { done: false } });
    expect((await wishes()).wishes.map(({ people }) => people)).toEqual([1, 2]);
    await admin.call(api.partnerProposalAdmin.settle, { id, body: { done: true } });
    await propose(employee, 'bazén kraví hora');
    expect((await wishes()).wishes.map(({ name, people }) => [name, people])).toContainEqual([
      'bazén kraví hora',
      1,
    ]);
    expect(
      (await admin.call(api.partnerProposalAdmin.settle, { id: 999_999, body: { done: true } }))
        .status,
    ).toBe(404);
  });

  it.each([
    ['', 422],
    ['   ', 422],
    ['x'.repeat(121), 422],
    ['abc\0', 422],
  ])('needs a name: "%s"', async (name, status) =>
    expect((await propose(employee, name)).status).toBe(status),
  );

  it('is not the eleventh of one person in a day, not even at once', async () => {
    await sql`delete from partner_proposal`.execute(test.db);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => propose(employee, `Podnik ${nth}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: { globalErrors: [{ messageKey: 'common.error.tooManyRequests' }] },
    });
    expect((await propose(other, 'Podnik 1')).status).toBe(200);
  });

  it('is forgotten with the person', async () => {
    const found = await sql<{
      id: number;
    }>`select id from "user" where username = 'other@test.test'`.execute(test.db);
    expect((await admin.call(api.userAdmin.remove, { id: found.rows[0]?.id ?? 0 })).status).toBe(
      200,
    );
    const { rows } = await sql<{
      people: number;
    }>`select count(distinct user_id)::int as people from partner_proposal`.execute(test.db);
    expect(rows).toEqual([{ people: 1 }]);
  });
});

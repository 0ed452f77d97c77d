import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  buildArticle,
  buildBranchOffice,
  buildOffer,
  buildPartner,
  insertMedia,
  text,
} from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const createOffer = async (fields: Parameters<typeof buildOffer>[1], active = true) => {
  const { id } = (await admin.call(api.offerAdmin.create, { body: buildOffer(partnerId, fields) }))
    .body;
  if (active) await admin.call(api.offerAdmin.activate, { id, body: { active: true } });
  return id;
};
const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = (
  await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ logo: await insertMedia(test.db) }),
  })
).body.id;
await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });
const read = async () => (await admin.call(api.dashboard.get, {})).body;

describe('the tasks of who keeps the books', () => {
  it('are theirs alone: what is of the books, and no more of the dashboard', async () => {
    await sql`update "user" set roles = '{ROLE_ACCOUNTANT}' where id = 3`.execute(test.db);
    const accountant = await test.signedIn('other');
    const { status, body } = await accountant.call(api.dashboard.books, {});
    expect([status, Object.keys(body).toSorted()]).toEqual([
      200,
      [
        'bookDifferences',
        'draftSettlements',
        'openBankEntries',
        'openMonths',
        'overdueInvoices',
        'requestedRefunds',
        'requestedWithdrawals',
      ],
    ]);
    expect((await accountant.call(api.dashboard.get, {})).status).toBe(403);
    const employee = await test.signedIn('employee');
    expect((await employee.call(api.dashboard.books, {})).status).toBe(403);
  });
});

describe('the dashboard', () => {
  it('counts by state exactly what the lists find', async () => {
    await createOffer({}, false);
    await createOffer({});
    await createOffer({ validTo: inDays(10) });
    await createOffer({ validTo: inDays(60) });
    await createOffer({ validFrom: inDays(5), validTo: inDays(20) });
    const { offers, attention } = await read();
    expect(offers).toEqual({ INACTIVE: 1, SCHEDULED: 1, LIVE: 3, EXPIRED: 0 });
    expect(attention.expiringOffers).toBe(1);
    for (const state of ['INACTIVE', 'SCHEDULED', 'LIVE', 'EXPIRED'] as const)
      expect((await admin.call(api.offerAdmin.list, { state })).body.totalElements).toBe(
        offers[state],
      );
    expect((await admin.call(api.offerAdmin.list, { expiring: 'true' })).body.totalElements).toBe(
      1,
    );
  });
  it('names partners with a place that is nowhere on the map', async () => {
    const branch = buildBranchOffice();
    await admin.call(api.branchOfficeAdmin.create, {
      partnerId,
      body: { ...branch, address: { ...branch.address, lat: null, lng: null } },
    });
    expect((await read()).attention.partnersWithoutPlace).toBe(1);
    expect(
      (await admin.call(api.partnerAdmin.list, { withoutPlace: 'true' })).body.content.map(
        ({ id }) => id,
      ),
    ).toEqual([partnerId]);
  });
  it('names what lacks a language, and not what is empty in all of them', async () => {
    const before = (await read()).attention.untranslatedOffers;
    const id = await createOffer({ name: text('Jen česky', '', 'English') }, false);
    expect((await read()).attention.untranslatedOffers).toBe(before + 1);
    expect(
      (await admin.call(api.offerAdmin.list, { untranslated: 'true' })).body.content.map(
        (offer) => offer.id,
      ),
    ).toContain(id);
  });
  it('tells what comes by itself, the soonest first', async () => {
    const { scheduled } = await read();
    expect(scheduled).toMatchObject([{ entity: 'offer', title: 'Snídaně pro dva' }]);
  });
  it('tells of what is for everybody, and not of what a client will tell its people', async () => {
    const article = buildArticle({ title: text('Pro všechny'), validFrom: inDays(1) });
    const forAll = await admin.call(api.magazineArticleAdmin.create, { body: article });
    const { title, lead, cover, coverAlt, blocks, validFrom, validTo } = article;
    const forClient = await admin.call(api.clientArticleAdmin.create, {
      clientId: 1,
      body: { title, lead, cover, coverAlt, blocks, validFrom, validTo },
    });
    const body = { active: true };
    await admin.call(api.magazineArticleAdmin.activate, { id: forAll.body.id, body });
    const { status } = await admin.call(api.clientArticleAdmin.activate, {
      clientId: 1,
      id: forClient.body.id,
      body,
    });
    expect(status).toBe(200);
    const { scheduled } = await read();
    expect(scheduled).toMatchObject([
      { entity: 'article', id: forAll.body.id, title: 'Pro všechny' },
      { entity: 'offer' },
    ]);
  });
  it('calls it by its title in the language the administrator reads, else in the primary one', async () => {
    const inThree = await createOffer({
      name: text('Večeře', 'Večera', 'Dinner'),
      validFrom: inDays(2),
    });
    const inOne = await createOffer({ name: text('Oběd', '', ''), validFrom: inDays(3) });
    const titlesIn = async (language: string) => {
      const { body } = await admin.call(api.dashboard.get, {}, { 'accept-language': language });
      return [inThree, inOne].map(
        (id) =>
          body.scheduled.find((content) => content.entity === 'offer' && content.id === id)?.title,
      );
    };
    expect([await titlesIn('cs'), await titlesIn('sk'), await titlesIn('en')]).toEqual([
      ['Večeře', 'Oběd'],
      ['Večera', 'Oběd'],
      ['Dinner', 'Oběd'],
    ]);
  });
  it('counts unused files and people by their way in', async () => {
    const before = (await read()).attention.unusedMedia;
    await insertMedia(test.db);
    const { users, attention } = await read();
    expect(attention.unusedMedia).toBe(before + 1);
    expect(users.NONE + users.SENT + users.COMPLETED).toBe(3);
  });
});

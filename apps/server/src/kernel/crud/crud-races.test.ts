import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildBranchOffice, buildOffer, buildPartner, insertMedia } from '../../test/factories.ts';
import { atomic } from '../../platform/db/index.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');

const partnerWithOffers = async (
  offers: number,
  activate = true,
): Promise<{ id: number; offerIds: number[] }> => {
  const { id } = (
    await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ logo: await insertMedia(test.db) }),
    })
  ).body;
  if (activate) await admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
  const offerIds: number[] = [];
  for (let index = 0; index < offers; index += 1) {
    const offer = (await admin.call(api.offerAdmin.create, { body: buildOffer(id) })).body;
    if (activate)
      await admin.call(api.offerAdmin.activate, { id: offer.id, body: { active: true } });
    offerIds.push(offer.id);
  }
  return { id, offerIds };
};

describe('going live', () => {
  it("judges the record as it will be, not as it was before somebody else's edit", async () => {
    const { id } = await partnerWithOffers(0, false);
    let answer: Promise<{ status: number }> | undefined;
    await atomic(test.db, async (tx) => {
      await sql`update partner set logo = null, version = version + 1 where id = ${id}`.execute(tx);
      answer = admin.call(api.partnerAdmin.activate, { id, body: { active: true } });
      await expect
        .poll(
          async () =>
            (
              await sql<{ waiting: number }>`
                select count(*) as waiting
                from pg_stat_activity
                where wait_event_type = 'Lock' and datname = current_database()`.execute(test.db)
            ).rows[0]?.waiting,
        )
        .toBe(1);
    });
    expect((await answer)?.status).toBe(422);
    expect((await admin.call(api.partnerAdmin.get, { id })).body).toMatchObject({
      active: false,
      logo: null,
    });
  });

  it('is not undone by an edit: what is live stays complete', async () => {
    const { id } = await partnerWithOffers(0);
    const { version } = (await admin.call(api.partnerAdmin.get, { id })).body;
    const stripped = await admin.call(api.partnerAdmin.update, {
      id,
      body: { ...buildPartner({ logo: null, benefitTypes: [] }), version },
    });
    expect([stripped.status, stripped.body.fieldErrors?.map(({ field }) => field)]).toEqual([
      422,
      ['logo', 'benefitTypes'],
    ]);
    expect((await admin.call(api.partnerAdmin.get, { id })).body).toMatchObject({
      version,
      benefitTypes: ['card'],
    });
  });
});

describe('deleting a partner', () => {
  it('with live offers is refused, unless they may go with it', async () => {
    const { id, offerIds } = await partnerWithOffers(2);
    const refused = await admin.call(api.partnerAdmin.remove, { id });
    expect([refused.status, refused.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'partner.error.hasLiveOffers', params: { offers: 2 } }],
    ]);
    expect((await admin.call(api.partnerAdmin.remove, { id, cascade: 'false' })).status).toBe(422);
    expect((await admin.call(api.partnerAdmin.remove, { id, cascade: 'true' })).status).toBe(200);
    for (const offer of offerIds)
      expect((await admin.call(api.offerAdmin.get, { id: offer })).status).toBe(404);
    expect((await test.createCaller().call(api.offer.ofPartner, { id })).status).toBe(404);
  });
});

describe("the order of a partner's offers", () => {
  const titles = async (id: number): Promise<number[]> =>
    (await test.createCaller().call(api.offer.ofPartner, { id })).body.map((card) => card.id);

  it('is what was sent, and an open form notices', async () => {
    const {
      id,
      offerIds: [a = 0, b = 0, c = 0],
    } = await partnerWithOffers(3);
    expect(await titles(id)).toEqual([c, b, a]);
    const { version } = (await admin.call(api.offerAdmin.get, { id: a })).body;
    expect(
      (await admin.call(api.offerAdmin.order, { partnerId: id, body: { ids: [b, a, c] } })).status,
    ).toBe(200);
    expect(await titles(id)).toEqual([b, a, c]);
    const late = await admin.call(api.offerAdmin.update, {
      id: a,
      body: { ...buildOffer(id), version },
    });
    expect(late.body.globalErrors).toEqual([{ messageKey: 'common.error.concurrentModification' }]);
  });

  it('is refused when it is not the whole list, names a stranger or one twice', async () => {
    const {
      id,
      offerIds: [a = 0, b = 0],
    } = await partnerWithOffers(2);
    const {
      offerIds: [stranger = 0],
    } = await partnerWithOffers(1);
    for (const ids of [[a], [a, b, stranger], [a, stranger], [a, a]])
      expect(
        (await admin.call(api.offerAdmin.order, { partnerId: id, body: { ids } })).status,
      ).toBe(422);
    expect(await titles(id)).toEqual([b, a]);
    expect(
      (await admin.call(api.offerAdmin.order, { partnerId: 999_999, body: { ids: [] } })).status,
    ).toBe(404);
  });
});

it('a nameless branch office is copied under the name it is given by its partner and town', async () => {
  const { id } = await partnerWithOffers(0, false);
  const branch = (
    await admin.call(api.branchOfficeAdmin.create, { partnerId: id, body: buildBranchOffice() })
  ).body;
  const copy = await admin.call(api.branchOfficeAdmin.copy, {
    partnerId: id,
    id: branch.id,
    body: buildBranchOffice(),
  });
  expect(copy.body.name).toBe('Kavárna U Zvonku – Praha');
});

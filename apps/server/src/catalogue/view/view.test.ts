import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOffer, buildPartner, insertMedia } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';
import { updateScore } from '../partner/score.queries.ts';
import { createViewCounter } from './view.counter.ts';
import { pruneViews } from './view.queries.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = (
  await admin.call(api.partnerAdmin.create, {
    body: buildPartner({ logo: await insertMedia(test.db) }),
  })
).body.id;
await admin.call(api.partnerAdmin.activate, { id: partnerId, body: { active: true } });
const offerId = (await admin.call(api.offerAdmin.create, { body: buildOffer(partnerId) })).body.id;
await admin.call(api.offerAdmin.activate, { id: offerId, body: { active: true } });
beforeEach(() => sql`truncate view_count`.execute(test.db));

const views = async (): Promise<unknown[]> =>
  (
    await sql`
      select entity_type as type, entity_id as id, views
      from view_count
      order by entity_type desc`.execute(test.db)
  ).rows;
const counter = () => {
  const closers: (() => Promise<void>)[] = [];
  const made = createViewCounter(
    { db: test.db, log: test.log, onClose: (work) => void closers.push(work) },
    60_000,
  );
  return {
    ...made,
    close: async () => {
      for (const work of closers) await work();
    },
  };
};

describe('looks', () => {
  it('of one reader at one thing count once, of others each', async () => {
    const { count, flush, close } = counter();
    for (const reader of ['a', 'a', 'b', 'a']) count(reader, 'PARTNER', partnerId);
    count('a', 'OFFER', offerId);
    await flush();
    count('c', 'PARTNER', partnerId);
    await close();
    expect(await views()).toEqual([
      { type: 'PARTNER', id: partnerId, views: 3 },
      { type: 'OFFER', id: offerId, views: 1 },
    ]);
  });

  it('at what is not live are forgotten', async () => {
    const { count, close } = counter();
    count('a', 'PARTNER', 999_999);
    count('a', 'OFFER', 999_999);
    await close();
    expect(await views()).toEqual([]);
  });

  it('are kept while the database does not answer', async () => {
    const { count, flush } = counter();
    count('a', 'PARTNER', partnerId);
    await sql`alter table view_count rename to lost`.execute(test.db);
    await flush();
    count('b', 'PARTNER', partnerId);
    await sql`alter table lost rename to view_count`.execute(test.db);
    await flush();
    expect(await views()).toEqual([{ type: 'PARTNER', id: partnerId, views: 2 }]);
  });

  it('of two nodes at once add up', async () => {
    const nodes = [counter(), counter()];
    for (const [index, { count }] of nodes.entries())
      for (let reader = 0; reader < 5; reader += 1)
        count(`${index} ${reader}`, 'PARTNER', partnerId);
    await Promise.all(nodes.map(({ flush }) => flush()));
    expect(await views()).toEqual([{ type: 'PARTNER', id: partnerId, views: 10 }]);
  });

  it('raise the score of the partner for thirty days', async () => {
    const score = async (): Promise<number> => {
      await updateScore(test.db, partnerId);
      return (
        (
          await sql<{ score: number }>`select score from partner where id = ${partnerId}`.execute(
            test.db,
          )
        ).rows[0]?.score ?? 0
      );
    };
    const before = await score();
    await sql`
      insert into view_count
      values
        ('PARTNER', ${partnerId}, current_date, 6),
        ('OFFER', ${offerId}, current_date - 20, 3),
        ('PARTNER', ${partnerId}, current_date - 40, 1000)`.execute(test.db);
    expect(await score()).toBeCloseTo(before + 40 * Math.log(10), 6);
    await pruneViews(test.db);
    expect(await views()).toHaveLength(2);
  });

  it('are told without signing in, and the answer says nothing about what there is', async () => {
    const caller = test.createCaller();
    expect((await caller.call(api.view.partner, { id: partnerId })).status).toBe(200);
    expect(await caller.call(api.view.offer, { id: 999_999 })).toMatchObject({
      status: 200,
      body: {},
    });
  });
});

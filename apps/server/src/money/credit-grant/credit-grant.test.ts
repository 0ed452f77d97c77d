import { api, type CreditGrantForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveCredits, insertEmployees, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { listDifferences } from '../ledger/check.queries.ts';
import { pragueDay, pragueYear } from '../ledger/index.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const people = await insertEmployees(test.db, 12);

const validFrom = pragueDay();
const formOf = (fields: Partial<CreditGrantForm>): CreditGrantForm => ({
  regime: 'CZ_LEISURE',
  validFrom,
  expiresOn: null,
  allowedCategoryIds: null,
  note: null,
  ground: 'BEYOND_WAGE',
  repeats: false,
  currency: 'CZK',
  dryRun: false,
  ...fields,
});
const grant = (fields: Partial<CreditGrantForm>, key?: string) =>
  admin.call(
    api.creditGrant.grant,
    { clientId: 1, body: formOf(fields) },
    key ? { 'idempotency-key': key } : {},
  );
const grantCount = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from credit_grant`.execute(test.db)).rows[0]
    ?.n ?? 0;
const balanceOf = async (userId: number): Promise<number> =>
  (
    await sql<{ sum: number }>`
      select coalesce(sum(remaining), 0)::bigint as sum from credit_lot where user_id = ${userId}`.execute(
      test.db,
    )
  ).rows[0]?.sum ?? 0;
const itemsOf = (...numbers: string[]) =>
  numbers.map((personalNumber) => ({ personalNumber, amount: 10_000 }));

describe('a grant', () => {
  it('is what its dry run said, and the dry run writes nothing', async () => {
    const items = itemsOf('Z1', 'Z2');
    const before = await grantCount();
    const tried = await grant({ items, dryRun: true });
    expect(tried.body).toMatchObject({ grant: null, count: 2, total: 20_000, problemCount: 0 });
    expect(await grantCount()).toBe(before);
    const posted = await grant({ items });
    const { grant: made, ...result } = posted.body;
    const { grant: none, ...foretold } = tried.body;
    expect([none, result]).toEqual([null, foretold]);
    expect(made).toMatchObject({ users: 2, total: 20_000, left: 20_000, currency: 'CZK' });
  });
  it('is posted for everybody or for nobody: unknown and repeated people are named', async () => {
    const items = [...itemsOf('Z3', 'NOBODY', 'Z3'), { userId: 3, amount: 100 }];
    const tried = await grant({ items, dryRun: true });
    expect(tried.body.problems.map(({ field, messageKey }) => [field, messageKey])).toEqual([
      ['items[1].personalNumber', 'credit.unknownPerson'],
      ['items[2].personalNumber', 'credit.twice'],
      ['items[3].userId', 'credit.unknownPerson'],
    ]);
    const before = await grantCount();
    const posted = await grant({ items });
    expect([posted.status, posted.body.fieldErrors?.length]).toEqual([422, 3]);
    expect([await grantCount(), await balanceOf(people[2] ?? 0)]).toEqual([before, 0]);
  });
  it('is not for people of another client', async () => {
    expect((await grant({ items: [{ userId: 3, amount: 100 }] })).status).toBe(422);
  });
  it.each([
    [{ currency: 'EUR' }, 'currency', 'validation.currency'],
    [{ regime: 'SK_MEAL' }, 'regime', 'credit.otherCountry'],
    [{ regime: 'PRIVATE' }, 'regime', 'credit.otherCountry'],
    [{ regime: 'SK_RECREATION' }, 'regime', 'credit.needsClaim'],
    [{ regime: 'SK_SPORT' }, 'regime', 'credit.needsClaim'],
  ] as const)(
    'of another country, or of what is exempt on a receipt only, is refused: %o',
    async (fields, field, messageKey) => {
      const { status, body } = await grant({ items: itemsOf('Z1'), ...fields });
      expect([status, body.fieldErrors]).toMatchObject([422, [{ field, messageKey }]]);
    },
  );
  it.each([[0], [-5], [1.5], [1e15]])('of %d is refused', async (amount) => {
    expect([400, 422]).toContain(
      (await grant({ items: [{ personalNumber: 'Z1', amount }] })).status,
    );
  });
  it('for everybody is for who is employed on its first day, not for who has left or is yet to come', async () => {
    const count = async () =>
      (await grant({ everybody: { amount: 1, companyId: null, onlyActive: true }, dryRun: true }))
        .body.count;
    const before = await count();
    const [left = 0, coming = 0, leaving = 0] = people;
    const employed = (id: number, from: string | null, to: string | null) =>
      sql`
        update "user" set employment_from = ${from}::date, employment_to = ${to}::date
        where id = ${id}`.execute(test.db);
    const day = (days: number): string =>
      new Date(Date.parse(validFrom) + days * 86_400_000).toISOString().slice(0, 10);
    await employed(left, null, day(-1));
    await employed(coming, day(1), null);
    await employed(leaving, day(-400), validFrom);
    expect(await count()).toBe(before - 2);
    const byHand = await grant({
      items: [left, coming, leaving].map((id) => ({ userId: id, amount: 1 })),
      dryRun: true,
    });
    expect(byHand.body).toMatchObject({
      count: 3,
      outsiderCount: 2,
      outsiders: [
        { userId: left, messageKey: 'credit.hasLeft', day: day(-1) },
        { userId: coming, messageKey: 'credit.notYet', day: day(1) },
      ],
    });
    for (const id of [left, coming, leaving]) await employed(id, null, null);
  });
  it('for everybody reaches anyone who is on, of the chosen company', async () => {
    await sql`update "user" set active = false where id = ${people[11]}`.execute(test.db);
    const all = await grant({
      everybody: { amount: 5_000, companyId: null, onlyActive: false },
      dryRun: true,
    });
    const active = await grant({
      everybody: { amount: 5_000, companyId: null, onlyActive: true },
      dryRun: true,
    });
    expect([all.body.count - active.body.count, all.body.inactiveCount]).toEqual([1, 1]);
    const nobody = await grant({ everybody: { amount: 5_000, companyId: 999, onlyActive: true } });
    expect(nobody.body.fieldErrors).toMatchObject([{ messageKey: 'credit.nobody' }]);
  });
  it('expires by the policy of its client unless it says when', async () => {
    const { expiresOn: _unsaid, ...form } = formOf({ items: itemsOf('Z1'), dryRun: true });
    const byPolicy = await admin.call(api.creditGrant.grant, { clientId: 1, body: form });
    expect(byPolicy.body.expiresOn).toBe(`${pragueYear()}-12-31`);
    expect((await grant({ items: itemsOf('Z1'), dryRun: true })).body.expiresOn).toBeNull();
    const before = await grant({ items: itemsOf('Z1'), expiresOn: '2020-01-01' });
    expect(before.body.fieldErrors).toMatchObject([{ field: 'expiresOn' }]);
  });
  it('that nobody could ever spend is refused: past its last day, or for a category that is not there', async () => {
    const past = { validFrom: '2020-01-01', expiresOn: '2020-12-31' };
    const ended = await grant({ items: itemsOf('Z1'), ...past, dryRun: true });
    expect(ended.body.fieldErrors).toEqual([{ field: 'expiresOn', messageKey: 'credit.ended' }]);
    const nowhere = await grant({ items: itemsOf('Z1'), allowedCategoryIds: [1, 999] });
    expect(nowhere.body.fieldErrors).toMatchObject([{ field: 'allowedCategoryIds' }]);
  });
  it('warns whose year goes beyond the limit, counting what was granted and not what was taken back', async () => {
    const [, , , , userId = 0] = people;
    const limit = 2_448_350;
    await giveCredits(test.db, userId, { amount: limit });
    const try1 = () => grant({ items: itemsOf('Z5'), dryRun: true });
    expect((await try1()).body).toMatchObject({
      warningCount: 1,
      warnings: [{ userId, granted: limit + 10_000, limit }],
    });
    await admin.call(api.userCredit.recall, { id: userId, body: { reason: 'Omyl' } });
    expect((await try1()).body.warningCount).toBe(0);
  });
  it('of meals names the limit of a shift', async () => {
    const { body } = await grant({ regime: 'CZ_MEAL', items: itemsOf('Z1'), dryRun: true });
    expect(body).toMatchObject({ shiftLimit: 12_950, warningCount: 0 });
  });
  it('says its ground, and what is in place of the wage is taxed', async () => {
    const items = itemsOf('Z1');
    const unsaid = await grant({ items, ground: null });
    expect(unsaid.body.fieldErrors).toEqual([
      { field: 'ground', messageKey: 'validation.required' },
    ]);
    const exempt = await grant({ items, ground: 'IN_PLACE_OF_WAGE' });
    expect(exempt.body.fieldErrors).toEqual([
      { field: 'ground', messageKey: 'credit.inPlaceOfWage' },
    ]);
    const taxed = await grant({ items, ground: 'IN_PLACE_OF_WAGE', regime: 'TAXED' });
    expect(taxed.body.grant).toMatchObject({ ground: 'IN_PLACE_OF_WAGE', regime: 'TAXED' });
  });
  describe('of the same to the same people within a month', () => {
    const items = [people[9], people[10]].map((userId = 0) => ({ userId, amount: 4_321 }));
    it('names the first one, and is made when that is known', async () => {
      const first = await grant({ items });
      const tried = await grant({ items, dryRun: true });
      expect(tried.body.twin).toMatchObject({ grantId: first.body.grant?.id, users: 2 });
      const refused = await grant({ items });
      expect(refused.body.fieldErrors).toMatchObject([
        { field: 'repeats', messageKey: 'credit.grantedBefore', params: { users: 2, total: 2 } },
      ]);
      expect((await grant({ items, repeats: true })).status).toBe(200);
    });
    it('is another one after a recall, in another regime, of another amount, or a month later', async () => {
      const twinOf = async (fields: Partial<CreditGrantForm>) =>
        (await grant({ items, dryRun: true, ...fields })).body.twin;
      expect(await twinOf({})).not.toBeNull();
      expect(await twinOf({ regime: 'CZ_HEALTH' })).toBeNull();
      expect(
        await twinOf({ items: items.map(({ userId }) => ({ userId, amount: 4_322 })) }),
      ).toBeNull();
      await sql`update credit_grant set posted_at = now() - interval '32 days'`.execute(test.db);
      expect(await twinOf({})).toBeNull();
      await sql`update credit_grant set posted_at = now()`.execute(test.db);
      for (const userId of [people[9], people[10]])
        await admin.call(api.userCredit.recall, { id: userId ?? 0, body: { reason: 'Omyl' } });
      expect(await twinOf({})).toBeNull();
    });
    it('asked for twice at once is made once', async () => {
      const twice = items.map(({ userId }) => ({ userId, amount: 7_777 }));
      const answers = await Promise.all([grant({ items: twice }), grant({ items: twice })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    });
  });
  it('sent again under its key is made once; another under the same key is refused', async () => {
    const before = await grantCount();
    const first = await grant({ items: itemsOf('Z6') }, 'grant-once-1');
    const again = await grant({ items: itemsOf('Z6') }, 'grant-once-1');
    expect(again.body.grant?.id).toBe(first.body.grant?.id);
    expect(await grantCount()).toBe(before + 1);
    const other = await grant({ items: itemsOf('Z7') }, 'grant-once-1');
    expect(other.body.globalErrors?.[0]?.messageKey).toBe('money.error.keyReused');
  });
});

describe('the recall of a grant', () => {
  it('takes back what is left of it, and what a payment holds when that is let go', async () => {
    const [, , , , , , , spender = 0, saver = 0] = people;
    const made = await grant({ items: itemsOf('Z8', 'Z9') });
    const id = made.body.grant?.id ?? 0;
    const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
    await pay(test.db, spender, { partnerId, amount: 3_000 });
    await pay(test.db, spender, { partnerId, amount: 2_000, isHeld: true });
    const taken = await admin.call(api.creditGrant.recall, {
      clientId: 1,
      id,
      body: { reason: 'Omyl v částce' },
    });
    expect(taken.body).toEqual({ amount: 15_000, users: 2, currency: 'CZK' });
    expect([await balanceOf(spender), await balanceOf(saver)]).toEqual([0, 0]);
    const { body } = await admin.call(api.creditGrant.items, { clientId: 1, id });
    expect(body.content.map(({ left, state }) => [left, state])).toEqual([
      [2_000, 'RECALLED'],
      [0, 'RECALLED'],
    ]);
    expect(await listDifferences(test.db)).toEqual([]);
  });
  it('is of a grant of that client only', async () => {
    const made = await grant({ items: itemsOf('Z10') });
    const id = made.body.grant?.id ?? 0;
    const answer = await admin.call(api.creditGrant.recall, {
      clientId: 2,
      id,
      body: { reason: 'Cizí' },
    });
    expect(answer.status).toBe(404);
  });
  it('leaves a trace of who looked at what people got', async () => {
    const { body } = await admin.call(api.creditGrant.list, { clientId: 1 });
    const id = body.content[0]?.id ?? 0;
    await admin.call(api.creditGrant.items, { clientId: 1, id });
    const audit = await admin.call(api.audit.list, {
      entity: 'credit_grant',
      entityId: id,
      action: 'VIEW',
    });
    expect(audit.body.totalElements).toBe(1);
  });
});

import { api, type BalanceOverview } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passwords } from '../../test/factories.ts';
import { forgetMoney, fillWallet, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { noteStatements } from '../../test/sent-statements.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay, pragueYear } from '../ledger/index.ts';
import { readOverview } from './index.ts';

const userId = 2;
const today = pragueDay();
const test = await openTestApp();
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
const gym = await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 });
const bistro = await insertPartner(test.db);
const allowWallet = (allowed: boolean) =>
  sql`
    update client
    set credit_policy = credit_policy || jsonb_build_object('allowPrivateWallet', ${allowed}::boolean)
  `.execute(test.db);
beforeEach(async () => {
  await forgetMoney(test.db);
  await allowWallet(true);
});

const balance = async (caller = employee) => (await caller.call(api.balance.get, {})).body;
const overview = async (): Promise<BalanceOverview> =>
  (await employee.call(api.balance.overview, {})).body;
const account = async (kind: string) =>
  (await overview()).accounts.find((one) => one.kind === kind);
const czk = (amount: number) => ({ amount, currency: 'CZK' });

describe('a balance', () => {
  it('is nothing at all for somebody who was never given anything', async () => {
    expect(await balance()).toMatchObject({
      total: czk(0),
      benefit: czk(0),
      meal: czk(0),
      private: czk(0),
      nextExpiry: null,
    });
  });

  it('is what may be spent today: nothing that begins later, is held, or has ended unbooked', async () => {
    await giveCredits(test.db, userId, { amount: 100_000, expiresOn: addDays(today, 40) });
    await giveCredits(test.db, userId, { amount: 7_000, validFrom: addDays(today, 1) });
    await giveCredits(test.db, userId, { amount: 5_000, regime: 'CZ_MEAL' });
    await giveCredits(test.db, userId, {
      amount: 900,
      validFrom: addDays(today, -9),
      expiresOn: addDays(today, -1),
    });
    await fillWallet(test.db, userId, 30_000);
    await pay(test.db, userId, { partnerId: gym, amount: 20_000, isHeld: true });
    expect(await balance()).toMatchObject({
      total: czk(80_000 + 5_000 + 30_000),
      benefit: czk(80_000),
      meal: czk(5_000),
      private: czk(30_000),
      nextExpiry: { date: addDays(today, 40), amount: czk(80_000) },
    });
  });

  it('may be spent on its last day, and not on the day after', async () => {
    await giveCredits(test.db, userId, { amount: 100, expiresOn: today });
    expect((await balance()).total).toEqual(czk(100));
    await sql`update credit_lot set expires_on = ${addDays(today, -1)}::date`.execute(test.db);
    expect((await balance()).total).toEqual(czk(0));
  });

  it('says nothing of own money where the employer allows no wallet, unless there is some', async () => {
    await allowWallet(false);
    expect((await balance()).private).toBeNull();
    expect((await overview()).accounts.map(({ kind }) => kind)).toEqual(['BENEFIT', 'MEAL']);
    await fillWallet(test.db, userId, 500);
    expect((await balance()).private).toEqual(czk(500));
  });

  it("is one person's own", async () => {
    await giveCredits(test.db, userId, { amount: 100_000 });
    expect((await balance(other)).total).toEqual(czk(0));
    expect((await test.createCaller().call(api.balance.get, {})).status).toBe(401);
  });
});

describe('a page that is shared', () => {
  it('is the same, byte for byte, for a rich colleague and a poor one', async () => {
    await sql`
      insert into "user" (id, username, first_name, last_name, language, roles, client_id, password_hash, active)
      select 90, 'rich@test.test', 'R', 'R', language, roles, client_id, password_hash, true
      from "user"
      where id = ${userId}
      on conflict do nothing`.execute(test.db);
    const rich = test.createCaller();
    await rich.signIn('rich@test.test', passwords.employee);
    await giveCredits(test.db, 90, { amount: 7_654_321 });
    for (const path of ['/api/tile/home', `/api/partner/${gym}`]) {
      const [ours, theirs] = await Promise.all([
        employee.send('GET', path),
        rich.send('GET', path),
      ]);
      expect(theirs.body).toBe(ours.body);
      expect(theirs.body).not.toContain('7654321');
    }
    const own = await rich.send('GET', '/api/user/balance');
    expect(own.body).toContain('7654321');
    expect(own.headers['cache-control']).toBe('private, no-store');
  });
});

describe('an overview', () => {
  it('tells every lot with what is held of it, and all days something ends on', async () => {
    await giveCredits(test.db, userId, { amount: 3_000, expiresOn: addDays(today, 90) });
    await giveCredits(test.db, userId, { amount: 1_000, expiresOn: addDays(today, 10) });
    await giveCredits(test.db, userId, { amount: 500, expiresOn: addDays(today, 90) });
    await giveCredits(test.db, userId, { amount: 200 });
    await pay(test.db, userId, { partnerId: gym, amount: 400, isHeld: true });
    const benefit = await account('BENEFIT');
    expect(benefit).toMatchObject({ balance: czk(4_300), pending: czk(400) });
    expect(benefit?.lots.map(({ remaining, held }) => [remaining.amount, held.amount])).toEqual([
      [600, 400],
      [3_000, 0],
      [500, 0],
      [200, 0],
    ]);
    expect(benefit?.expiringSoon).toEqual([
      { date: addDays(today, 10), amount: czk(600) },
      { date: addDays(today, 90), amount: czk(3_500) },
    ]);
  });

  it('says what money is good for: its categories, the allowed ones only, or everything', async () => {
    await giveCredits(test.db, userId, { amount: 1, regime: 'CZ_MEAL' });
    await giveCredits(test.db, userId, { amount: 2, allowedCategoryIds: [6] });
    await giveCredits(test.db, userId, { amount: 3, regime: 'TAXED' });
    await giveCredits(test.db, userId, { amount: 4 });
    const codes = (await overview()).accounts.flatMap(({ lots }) =>
      lots.map(({ remaining, allowedCategories }) => [
        remaining.amount,
        allowedCategories?.map(({ code }) => code) ?? null,
      ]),
    );
    const of = (amount: number) => codes.find(([one]) => one === amount)?.[1];
    expect(of(1)).toEqual(['E_MEAL_VOUCHERS_AND_GROCERIES']);
    expect(of(2)).toEqual(['SPORT']);
    expect(of(3)).toBeNull();
    expect(of(4)).toEqual(expect.arrayContaining(['SPORT', 'BOOKS', 'TRAVELING']));
    expect(of(4)).not.toContain('E_MEAL_VOUCHERS_AND_GROCERIES');
    expect(of(4)).not.toContain('SHOPPING');
  });

  it('tells the limits of the year that concern its reader, with what was used of them', async () => {
    await giveCredits(test.db, userId, { amount: 500_000 });
    await giveCredits(test.db, userId, { amount: 10_000, regime: 'CZ_MEAL' });
    await pay(test.db, userId, { partnerId: gym, amount: 120_000 });
    await pay(test.db, userId, { partnerId: bistro, amount: 4_000 });
    const { limits } = await overview();
    expect(limits).toEqual([
      expect.objectContaining({
        regime: 'CZ_LEISURE',
        label: 'Volný čas',
        year: pragueYear(),
        used: czk(120_000),
        overLimitPolicy: 'BLOCK',
      }),
    ]);
    const [leisure] = limits;
    expect((leisure?.used.amount ?? 0) + (leisure?.remaining.amount ?? 0)).toBe(
      leisure?.limit.amount,
    );
  });

  it('tells both limits money of the social and cultural fund lies under', async () => {
    await giveCredits(test.db, userId, { amount: 500_000, regime: 'CZ_FKSP' });
    expect((await overview()).limits.map(({ regime }) => regime)).toEqual([
      'CZ_HEALTH',
      'CZ_LEISURE',
    ]);
  });

  it('says from when credits given ahead may be spent, and that spending is suspended', async () => {
    await giveCredits(test.db, userId, { amount: 7_000, validFrom: addDays(today, 5) });
    await sql`update credit_account set frozen_at = now(), frozen_reason = 'test'`.execute(test.db);
    const { nextTopUp, frozenSince } = await overview();
    expect(nextTopUp).toEqual({ expected: addDays(today, 5) });
    expect(frozenSince).not.toBeNull();
  });

  it('has nothing of own money for administration', async () => {
    await fillWallet(test.db, userId, 30_000);
    const seen = await readOverview(test.db, userId, {
      reader: { language: 'cs', primary: 'cs', audience: { kind: 'all' } },
      country: 'Cz',
      withPrivate: false,
    });
    expect(JSON.stringify(seen)).not.toContain('PRIVATE');
    expect(JSON.stringify(seen)).not.toContain('30000');
  });
});

describe('credits of an employer somebody has left', () => {
  it('say until when they can be used, and to whom they go then', async () => {
    await giveCredits(test.db, userId, { amount: 900, expiresOn: addDays(today, 300) });
    await sql`
      update client set credit_policy = credit_policy || '{"leaverDays": 7}' where id = 1`.execute(
      test.db,
    );
    await sql`update "user" set client_id = 2, company_id = null where id = ${userId}`.execute(
      test.db,
    );
    await giveCredits(test.db, userId, { amount: 500, expiresOn: addDays(today, 300) });
    const { leaving, accounts } = await overview();
    const lastDay = addDays(today, 7);
    expect(leaving).toEqual([{ clientName: expect.any(String), lastDay, amount: czk(900) }]);
    expect(accounts[0]?.lots.map(({ expiresAt }) => expiresAt)).toEqual([
      lastDay,
      addDays(today, 300),
    ]);
    expect((await balance()).nextExpiry).toEqual({ date: lastDay, amount: czk(900) });
    await sql`update "user" set client_id = 1 where id = ${userId}`.execute(test.db);
  });
  it('are for today where their time was over before anybody wrote it down', async () => {
    await giveCredits(test.db, userId, { amount: 700, expiresOn: addDays(today, 300) });
    const leave = (day: string | null) =>
      sql`update "user" set employment_to = ${day} where id = ${userId}`.execute(test.db);
    await leave(addDays(today, -150));
    const { leaving } = await overview();
    expect(leaving.map(({ lastDay }) => lastDay)).toEqual([today]);
    expect((await balance()).nextExpiry).toEqual({ date: today, amount: czk(700) });
    await leave(null);
  });
});

it('a balance, an overview and a history ask the database once each, and tell moments as columns do', async () => {
  await giveCredits(test.db, userId, { amount: 100_000 });
  await pay(test.db, userId, { partnerId: gym, amount: 20_000 });
  const sent: string[] = [];
  noteStatements((text) => void sent.push(text));
  await balance();
  const { accounts } = await overview();
  const { items, months } = (await employee.call(api.history.list, {})).body;
  vi.restoreAllMocks();
  const ofMoney = sent.filter((text) => /credit_lot|movement|tax_limit|category/.test(text));
  expect(ofMoney).toHaveLength(3);
  const moments = [
    ...accounts.flatMap(({ lots }) => lots.map(({ grantedAt }) => grantedAt)),
    ...items.flatMap(({ date, bookedAt }) => [date, bookedAt]),
  ];
  expect(moments.length).toBeGreaterThan(2);
  for (const moment of moments) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
  expect(months).toEqual([{ month: today.slice(0, 7), received: 100_000, spent: 20_000 }]);
});

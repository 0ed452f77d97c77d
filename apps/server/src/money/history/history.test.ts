import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import {
  forgetMoney,
  fillWallet,
  giveCredits,
  insertOffer,
  insertPartner,
  pay,
  takeOut,
} from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, expireLots, pragueDay, recall, refund, voidPayment } from '../ledger/index.ts';
import { listHistory } from './index.ts';

const userId = 2;
const today = pragueDay();
const test = await openTestApp();
const employee = await test.signedIn('employee');
const other = await test.signedIn('other');
const gym = await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 });
const clinic = await insertPartner(test.db, {
  name: 'Poliklinika',
  mainCategoryId: 7,
  healthcareProvider: true,
});
beforeEach(async () => {
  await forgetMoney(test.db);
});

type Asked = Partial<{
  offset: number;
  limit: number;
  type: 'PAYMENT' | 'DEPOSIT' | 'WITHDRAW';
  from: string;
  to: string;
  payment: number;
}>;
const history = async (query: Asked = {}, caller = employee) =>
  (await caller.call(api.history.list, query)).body;
const tx = <T>(work: Parameters<typeof atomic<T>>[1]): Promise<T> => atomic(test.db, work);
const currency = 'CZK';

/** One movement of every kind there is. */
const everything = async () => {
  const { db } = test;
  await giveCredits(db, userId, { amount: 100_000, note: 'Rok 2026' });
  await giveCredits(db, userId, {
    amount: 300,
    validFrom: addDays(today, -5),
    expiresOn: addDays(today, -1),
  });
  await fillWallet(db, userId, 20_000);
  const offerId = await insertOffer(db, gym);
  const bought = await pay(db, userId, { partnerId: gym, offerId, amount: 4_000 });
  await tx((t) => refund(t, { id: bought.movementId }, 1_000));
  await pay(db, userId, { partnerId: gym, amount: 500, isHeld: true });
  const released = await pay(db, userId, { partnerId: gym, amount: 600, isHeld: true });
  await tx((t) => voidPayment(t, { id: released.movementId }));
  await pay(db, userId, { partnerId: gym, amount: 900_000 });
  await takeOut(test.db, userId, 5_000);
  await expireLots(db, currency);
  await tx((t) => recall(t, { userId, clientId: 1, currency, lotIds: null, note: 'Konec poměru' }));
};

describe('a history', () => {
  it('tells every kind of movement in words, with its sign, newest first', async () => {
    await everything();
    const { items, total } = await history();
    expect(total).toBe(items.length);
    expect(
      items.map(({ reason, status, amount, title }) => [reason, status, amount, title]),
    ).toEqual([
      ['EMPLOYER_RECALL', 'BOOKED', -96_500, 'Kredity odebrané zaměstnavatelem'],
      ['EXPIRY', 'BOOKED', -300, 'Propadlé kredity'],
      ['PAYOUT', 'BOOKED', -5_000, 'Výběr na účet'],
      ['PURCHASE', 'DECLINED', -900_000, 'Posilovna'],
      ['PURCHASE', 'VOIDED', -600, 'Posilovna'],
      ['PURCHASE', 'PENDING', -500, 'Posilovna'],
      ['REFUND', 'BOOKED', 1_000, 'Posilovna'],
      ['PURCHASE', 'BOOKED', -4_000, 'Posilovna'],
      ['TOP_UP', 'BOOKED', 20_000, 'Dobití kartou'],
      ['EMPLOYER_GRANT', 'BOOKED', 300, 'Kredity od zaměstnavatele'],
      ['EMPLOYER_GRANT', 'BOOKED', 100_000, 'Kredity od zaměstnavatele'],
    ]);
  });

  it('says why a payment was refused, until when one holds money, and what a refund gives back', async () => {
    await everything();
    const { items } = await history();
    const of = (reason: string, status: string) =>
      items.find((item) => item.reason === reason && item.status === status);
    expect(of('PURCHASE', 'DECLINED')).toMatchObject({
      declineReason: 'INSUFFICIENT_CREDITS',
      parts: [],
    });
    expect(of('PURCHASE', 'PENDING')?.heldUntil).not.toBeNull();
    const bought = of('PURCHASE', 'BOOKED');
    expect(bought).toMatchObject({
      refunded: 1_000,
      subtitle: 'Nabídka',
      categoryCode: 'SPORT',
      partner: { id: gym, route: `posilovna-${gym}` },
      paymentMethods: [{ method: 'BPAYMENT', amount: 4_000 }],
    });
    expect(of('REFUND', 'BOOKED')?.reversal).toEqual({ ofId: bought?.id });
    expect(of('TOP_UP', 'BOOKED')?.deposit?.status).toBe('SUCCESSFUL');
  });

  it('says which money a payment was, in the order it was used', async () => {
    await giveCredits(test.db, userId, { amount: 3_000 });
    await fillWallet(test.db, userId, 5_000);
    await pay(test.db, userId, { partnerId: gym, amount: 4_000, usePrivate: true });
    const [payment] = (await history()).items;
    expect(payment?.paymentMethods).toEqual([
      { method: 'BPAYMENT', amount: 3_000 },
      { method: 'PRIVATE_WALLET', amount: 1_000 },
    ]);
    expect(payment?.parts.map(({ label, amount }) => [label, amount])).toEqual([
      ['Volný čas', 3_000],
      ['Vlastní peníze', 1_000],
    ]);
  });

  it('is narrowed by kind and by day, both days included', async () => {
    await everything();
    expect((await history({ type: 'DEPOSIT' })).total).toBe(4);
    expect((await history({ from: today, to: today })).total).toBe(11);
    expect((await history({ to: addDays(today, -1) })).items).toEqual([]);
    expect((await history({ from: addDays(today, 1) })).total).toBe(0);
  });

  it('shows one payment with what was given back of it, from either of them', async () => {
    await everything();
    const { items } = await history();
    const refunded = items.find(({ reason }) => reason === 'REFUND');
    const payment = refunded?.reversal?.ofId ?? 0;
    const both = await history({ payment });
    expect(both.items.map(({ reason }) => reason)).toEqual(['REFUND', 'PURCHASE']);
    expect(both).toMatchObject({ total: 2, items: [{}, { id: payment, refunded: 1_000 }] });
    expect((await history({ payment }, other)).total).toBe(0);
  });
  it('is paged without a gap or a repetition, also over movements of one moment', async () => {
    await giveCredits(test.db, userId, { amount: 1_000 });
    for (let turn = 0; turn < 8; turn += 1)
      await pay(test.db, userId, { partnerId: gym, amount: 10, isHeld: true });
    await sql`update movement set occurred_at = '2026-01-01T10:00:00Z'`.execute(test.db);
    const pages = await Promise.all([0, 3, 6].map((offset) => history({ offset, limit: 3 })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toEqual((await history({ limit: 100 })).items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(9);
    const beyond = await history({ offset: 99 });
    expect([beyond.items, beyond.total]).toEqual([[], 9]);
  });

  it("is one person's own", async () => {
    await everything();
    expect(await history({}, other)).toMatchObject({ items: [], total: 0 });
    expect((await test.createCaller().call(api.history.list, {})).status).toBe(401);
  });

  it('refuses a limit past a hundred, a day that is none and a kind nobody knows', async () => {
    for (const query of ['limit=101', 'offset=-1', 'from=2026-02-30', 'type=GIFT'])
      expect((await employee.send('GET', `/api/user/payment-history?${query}`)).statusCode).toBe(
        400,
      );
  });
});

describe('the history administration reads', () => {
  const read = async () =>
    listHistory(
      test.db,
      userId,
      { offset: 0, limit: 100 },
      {
        reader: { language: 'cs', primary: 'cs', audience: { kind: 'all' } },
        withPrivate: false,
      },
    );

  it('has no own money, and of a shared payment only what credits paid', async () => {
    await giveCredits(test.db, userId, { amount: 3_000 });
    await fillWallet(test.db, userId, 5_000);
    const { movementId } = await pay(test.db, userId, {
      partnerId: gym,
      amount: 4_000,
      usePrivate: true,
    });
    await tx((t) => refund(t, { id: movementId }, 500));
    await takeOut(test.db, userId, 1_000);
    const { items, total } = await read();
    expect(items.map(({ reason, amount, refunded }) => [reason, amount, refunded])).toEqual([
      ['PURCHASE', -3_000, 0],
      ['EMPLOYER_GRANT', 3_000, 0],
    ]);
    expect(total).toBe(2);
    expect(JSON.stringify(items)).not.toContain('PRIVATE');
  });

  it('names the category of a purchase in health, and neither the place nor the thing', async () => {
    await giveCredits(test.db, userId, { amount: 3_000, regime: 'CZ_HEALTH' });
    await pay(test.db, userId, { partnerId: clinic, amount: 1_000, externalRef: 'POKLADNA-7' });
    const { items } = await read();
    expect(items[0]).toMatchObject({ title: 'Zdraví', categoryCode: 'HEALTH', partner: null });
    expect(JSON.stringify(items)).not.toMatch(/Poliklinika|POKLADNA-7/);
    expect((await history()).items[0]).toMatchObject({ title: 'Poliklinika' });
  });
});

describe('an exported history', () => {
  it('holds the same movements, as a spreadsheet of the country reads them', async () => {
    await everything();
    const answer = await employee.send('GET', '/api/user/payment-history/export?language=cs');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['content-disposition']).toMatch(/historie-plateb-.*\.csv/);
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
    const { lines } = await readOfficeFile(Buffer.from(answer.body));
    expect(lines).toHaveLength(12);
    expect(lines[0]?.cells).toContain('Částka');
    expect(lines.map(({ cells }) => cells[7])).toContain('-9000,00');
  });

  it('makes words harmless that a spreadsheet would take for a formula', async () => {
    const evil = await insertPartner(test.db, { name: '=HYPERLINK("http://x";"y")' });
    await giveCredits(test.db, userId, { amount: 3_000, regime: 'CZ_MEAL', note: '@SUM(A1)' });
    await pay(test.db, userId, { partnerId: evil, amount: 1_000, externalRef: '+1' });
    const { body } = await employee.send('GET', '/api/user/payment-history/export');
    const { lines } = await readOfficeFile(Buffer.from(body));
    const cells = lines.flatMap((line) => line.cells);
    expect(cells).toContain('\'=HYPERLINK("http://x";"y")');
    expect(cells).toContain("'@SUM(A1)");
    expect(cells).toContain("'+1");
    expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  });

  it('is refused to anyone who is not signed in', async () => {
    const { statusCode } = await test
      .createCaller()
      .send('GET', '/api/user/payment-history/export');
    expect(statusCode).toBe(401);
  });
});

describe('a statement', () => {
  const statement = async (from: string, to: string) =>
    (await employee.call(api.history.statement, { from, to })).body;

  it('adds up in every pot, and ends with what there is, held money included', async () => {
    await everything();
    await giveCredits(test.db, userId, { amount: 2_000, regime: 'CZ_MEAL' });
    const { opening, lines, closing } = await statement(today, today);
    for (const pot of ['BENEFIT', 'MEAL', 'PRIVATE'] as const)
      expect(lines.reduce((sum, { change }) => sum + change[pot], opening[pot])).toBe(closing[pot]);
    const { rows } = await sql<{ regime: string; sum: number }>`
      select regime, sum(remaining + held)::bigint as sum
      from credit_lot
      group by regime
      order by regime`.execute(test.db);
    expect(Object.fromEntries(rows.map(({ regime, sum }) => [regime, sum]))).toEqual({
      CZ_LEISURE: closing.BENEFIT,
      CZ_MEAL: closing.MEAL,
      PRIVATE: closing.PRIVATE,
    });
  });

  it('begins where the one before it ended', async () => {
    await everything();
    await sql`
      update ledger_entry set at = at - interval '40 days'
      where movement_id in (
        select id
        from movement
        where reason in ('TOP_UP', 'EMPLOYER_GRANT')
      )`.execute(test.db);
    const before = await statement(addDays(today, -60), addDays(today, -30));
    const after = await statement(addDays(today, -29), today);
    expect(before.opening).toEqual({ BENEFIT: 0, MEAL: 0, PRIVATE: 0 });
    expect(before.closing).toEqual({ BENEFIT: 100_300, MEAL: 0, PRIVATE: 20_000 });
    expect(after.opening).toEqual(before.closing);
  });

  it('leaves out what moved nothing: refused and cancelled payments', async () => {
    await everything();
    const { lines } = await statement(today, today);
    const { items } = await history({ limit: 100 });
    const moved = items.filter(({ status }) => status === 'BOOKED').map(({ id }) => id);
    expect(lines.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      moved.toSorted((a, b) => a - b),
    );
  });

  it('refuses a period that ends before it begins, or longer than two years', async () => {
    expect(
      (await employee.call(api.history.statement, { from: '2026-02-01', to: '2026-01-01' })).status,
    ).toBe(400);
    expect(
      (await employee.call(api.history.statement, { from: '2020-01-01', to: '2026-01-01' })).status,
    ).toBe(400);
  });
});

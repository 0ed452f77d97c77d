import { api, BookAccount } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  endLots,
  fillWallet,
  forgetMoney,
  giveCredits,
  insertPartner,
  pay,
  takeOut,
} from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { addDays, expireLots, pragueDay, recall, refund } from '../ledger/index.ts';
import { compareBooks } from './book.jobs.ts';
import { followLedger } from './follow.ts';
import { bookLines } from './post.queries.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const userId = 2;
const restaurant = await insertPartner(test.db);
const gym = await insertPartner(test.db, { name: 'Gym', mainCategoryId: 6 });
beforeEach(async () => {
  await forgetMoney(test.db);
});

const day = pragueDay();
const span = { from: day, to: day };
const balances = async (of: { from: string; to: string } = span) => {
  const { body } = await admin.call(api.book.balance, of);
  expect(body.total.opening).toBe(0);
  expect(body.total.closing).toBe(0);
  expect(body.total.debit).toBe(body.total.credit);
  return Object.fromEntries(
    body.accounts
      .filter(({ debit, credit, closing }) => debit + credit + Math.abs(closing) > 0)
      .map(({ account, closing }) => [account, closing]),
  );
};
const journal = async (filter: object = {}) =>
  (await admin.call(api.book.journal, { ...span, ...filter })).body.content.toReversed();
const follow = () => followLedger(test.db);
/** A day in which everything happens. */
const live = async () => {
  await giveCredits(test.db, userId, { amount: 1_000_00, regime: 'CZ_MEAL' });
  await fillWallet(test.db, userId, 500_00);
  const paid = await pay(test.db, userId, { partnerId: restaurant, amount: 200_00 });
  await pay(test.db, userId, { partnerId: restaurant, amount: 50_00, isHeld: true });
  await atomic(test.db, (tx) => refund(tx, { id: paid.movementId }, 80_00));
  const withdrawn = await takeOut(test.db, userId, 300_00);
  return { paid: paid.movementId, withdrawn };
};

describe('the books follow the ledger', () => {
  it('and say of each account what the ledger says, summing to zero', async () => {
    await live();
    expect(await follow()).toBe(5);
    expect(await balances()).toEqual({
      EMPLOYER: 1_000_00,
      GATE: 500_00,
      PARTNER: -120_00,
      PAYOUT: -300_00,
      USERS: -1_080_00,
    });
    expect(await compareBooks(test.db)).toEqual([]);
  });

  it('each entry once, however often and however many at the same time', async () => {
    await live();
    const booked = await Promise.all([follow(), follow(), follow()]);
    expect(booked.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await follow()).toBe(0);
    expect((await journal()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('a few at a time and all of them in the end', async () => {
    await live();
    expect(await followLedger(test.db, 2)).toBe(5);
    expect(await compareBooks(test.db)).toEqual([]);
  });

  it('and a run that dies has booked nothing and lost nothing', async () => {
    await live();
    await expect(
      test.db.transaction().execute(async (tx) => {
        expect(await followLedger(tx)).toBe(5);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await admin.call(api.book.balance, span)).body.due).toBe(5);
    expect(await follow()).toBe(5);
    expect(await compareBooks(test.db)).toEqual([]);
  });

  it('with what an employer took back, what expired and what is in the ledger only as held', async () => {
    await giveCredits(test.db, userId, { amount: 100_00, regime: 'CZ_MEAL' });
    await giveCredits(test.db, userId, { amount: 70_00 });
    await endLots(test.db, sql<boolean>`regime = 'CZ_MEAL'`);
    await expireLots(test.db, 'CZK');
    await atomic(test.db, (tx) =>
      recall(tx, { userId, clientId: 1, currency: 'CZK', lotIds: null }),
    );
    await follow();
    expect(await balances()).toEqual({ EMPLOYER: 100_00, EXPIRED: -100_00, USERS: 0 });
  });
});

describe('a line of the journal', () => {
  it('names its document, its movement and whose accounts it moves', async () => {
    const { paid } = await live();
    await follow();
    const lines = await journal();
    expect(lines.map(({ debit, credit, document }) => [debit, credit, document])).toEqual([
      ['EMPLOYER', 'USERS', 'GRANT'],
      ['GATE', 'USERS', 'DEPOSIT'],
      ['USERS', 'PARTNER', 'MOVEMENT'],
      ['PARTNER', 'USERS', 'MOVEMENT'],
      ['USERS', 'PAYOUT', 'WITHDRAWAL'],
    ]);
    expect(await journal({ movementId: paid })).toMatchObject([
      {
        amount: 200_00,
        userId,
        client: { id: 1 },
        partner: { id: restaurant, name: 'Bistro' },
        documentId: paid,
        balance: null,
      },
    ]);
    const [ofWithdrawal] = await journal({ document: 'WITHDRAWAL', documentId: 1 });
    expect(ofWithdrawal).toMatchObject({ amount: 300_00, client: null, partner: null });
  });

  it('is never changed or taken away, whatever statement is tried', async () => {
    await live();
    await follow();
    for (const statement of [
      sql`update book_line set amount = amount + 1`,
      sql`delete from book_line where id = 5`,
      sql`truncate book_line`,
    ])
      await expect(statement.execute(test.db)).rejects.toThrow('never changed');
  });

  it('moves something between two accounts, of somebody', async () => {
    const line = { amount: 1, document: 'WITHDRAWAL', documentId: 1, part: 'X' } as const;
    const refused = (wrong: Parameters<typeof bookLines>[1][number]) =>
      expect(atomic(test.db, (tx) => bookLines(tx, [wrong]))).rejects.toThrow('violates');
    await refused({ ...line, debit: 'BANK', credit: 'BANK' });
    await refused({ ...line, debit: 'BANK', credit: 'PAYOUT', amount: 0 });
    await refused({ ...line, debit: 'PARTNER', credit: 'BANK' });
    await refused({ ...line, debit: 'EMPLOYER', credit: 'BANK' });
  });

  it('of a part of a document is booked once', async () => {
    const line = {
      debit: 'PAYOUT',
      credit: 'BANK',
      amount: 5,
      document: 'WITHDRAWAL',
      documentId: 7,
      part: 'PAID',
    } as const;
    await atomic(test.db, (tx) => bookLines(tx, [line]));
    await expect(atomic(test.db, (tx) => bookLines(tx, [line]))).rejects.toThrow('book_line_part');
    expect(await balances()).toEqual({ BANK: -5, PAYOUT: 5 });
  });
});

describe('a withdrawal', () => {
  const resolve = (status: 'PAID' | 'RETURNED') =>
    admin.call(api.withdrawalAdmin.resolve, { id: 1, body: { status, note: '' } });
  it('leaves the bank when it is paid, and comes back to it', async () => {
    await fillWallet(test.db, userId, 500_00);
    await takeOut(test.db, userId, 300_00);
    await admin.call(api.withdrawalAdmin.file, {});
    await resolve('PAID');
    await follow();
    expect(await balances()).toEqual({ BANK: -300_00, GATE: 500_00, PAYOUT: 0, USERS: -200_00 });
    await resolve('RETURNED');
    await follow();
    expect(await balances()).toEqual({ BANK: 0, GATE: 500_00, PAYOUT: 0, USERS: -500_00 });
    expect(await compareBooks(test.db)).toEqual([]);
  });
  it('that never was at the bank does not concern its account', async () => {
    await fillWallet(test.db, userId, 500_00);
    await takeOut(test.db, userId, 300_00);
    await resolve('RETURNED');
    await follow();
    expect(await balances()).toEqual({ GATE: 500_00, PAYOUT: 0, USERS: -500_00 });
  });
});

describe('the accountant looks', () => {
  it('at an account by whose it is, and finds a partner by its name', async () => {
    await live();
    await pay(test.db, userId, { partnerId: gym, amount: 40_00, usePrivate: true });
    await follow();
    const of = { ...span, account: 'PARTNER' } as const;
    const { body } = await admin.call(api.book.parties, of);
    expect(body.content.map(({ party, closing }) => [party.name, closing])).toEqual([
      ['Bistro', -120_00],
      ['Gym', -40_00],
    ]);
    const found = await admin.call(api.book.parties, { ...of, keyword: 'gy' });
    expect(found.body.content.map(({ party }) => party.id)).toEqual([gym]);
    const users = await admin.call(api.book.parties, { ...span, account: 'USERS' });
    expect(users.body.content.map(({ party }) => party.id).toSorted()).toEqual([0, 1]);
    const bank = await admin.call(api.book.parties, { ...span, account: 'BANK' });
    expect(bank.body.totalElements).toBe(0);
  });

  it('at the card of a partner with what stood there after each line', async () => {
    await live();
    await follow();
    const of = { ...span, account: 'PARTNER', partyId: restaurant } as const;
    const { body } = await admin.call(api.book.card, of);
    expect(body).toMatchObject({
      party: { name: 'Bistro' },
      opening: 0,
      debit: 80_00,
      credit: 200_00,
      closing: -120_00,
      days: [{ day, balance: -120_00 }],
    });
    expect((await journal(of)).map(({ balance }) => balance)).toEqual([-200_00, -120_00]);
    const later = { from: addDays(day, 1), to: addDays(day, 5) };
    const next = await admin.call(api.book.card, { ...of, ...later });
    expect(next.body).toMatchObject({ opening: -120_00, closing: -120_00, days: [] });
    const nobody = await admin.call(api.book.card, { ...of, partyId: 99_999 });
    expect(nobody.status).toBe(404);
  });

  it('at a time that begins before it ends, a year of it at most', async () => {
    const balance = (from: string, to: string) => admin.call(api.book.balance, { from, to });
    expect((await balance('2026-02-01', '2026-01-01')).status).toBe(400);
    expect((await balance('2024-01-01', '2026-01-01')).status).toBe(400);
    expect((await balance('2026-01-01', '2026-12-31')).status).toBe(200);
  });

  it('and takes the trial balance and the journal away as tables', async () => {
    await live();
    await follow();
    const read = async (path: string) =>
      (await readOfficeFile((await admin.send('GET', path)).rawPayload)).lines.map(
        ({ cells }) => cells,
      );
    for (const format of ['CSV', 'XLSX']) {
      const query = `from=${day}&to=${day}&format=${format}&language=cs`;
      const balance = await read(`/api/admin/book/balance/file?${query}`);
      expect(balance[0]).toEqual(['Číslo', 'Účet', 'Počáteční stav', 'MD', 'D', 'Konečný stav']);
      expect(balance).toHaveLength(BookAccount.options.length + 2);
      expect(balance.at(-1)?.[1]).toBe('Celkem');
      const lines = await read(`/api/admin/book/journal/file?${query}&account=PARTNER`);
      expect(lines.map((cells) => Number(String(cells.at(-1)).replace(',', '.')))).toEqual([
        NaN,
        -200,
        -120,
      ]);
    }
  });

  it('and gives an account the number of their own chart, which is on record', async () => {
    const body = { account: 'BANK', number: '221.100' } as const;
    expect((await admin.call(api.book.number, { body })).status).toBe(200);
    const { accounts } = (await admin.call(api.book.balance, span)).body;
    expect(accounts[0]).toMatchObject({ account: 'BANK', number: '221.100' });
    const wrong = await admin.call(api.book.number, { body: { ...body, number: '22 1' } });
    expect(wrong.status).toBe(422);
    const { rows } = await sql<{ after: object }>`
      select after from audit where entity = 'book'`.execute(test.db);
    expect(rows).toEqual([{ after: body }]);
  });
});

describe('the nightly comparison', () => {
  const found = async () => (await compareBooks(test.db)).map(({ what }) => what);
  it('sees a sum that was changed by hand, and says so on the trial balance', async () => {
    await live();
    await follow();
    await sql`update book_day set debit = debit + 1 where account = 'GATE'`.execute(test.db);
    expect(await found()).toEqual(['day', 'zero']);
    const { compared } = (await admin.call(api.book.balance, span)).body;
    expect(compared?.findings).toHaveLength(2);
  });
  it('sees an entry that was never booked', async () => {
    await live();
    await sql`delete from ledger_due where lot_id = (select min(lot_id) from ledger_due)`.execute(
      test.db,
    );
    expect(new Set(await found())).toEqual(new Set(['line', 'users']));
  });
  it('sees a line nobody made', async () => {
    await live();
    await follow();
    await sql`
      insert into book_line (id, day, debit, credit, amount, document, document_id, at)
      values (99, ${day}, 'BANK', 'GATE', 5, 'DEPOSIT', 1, now())`.execute(test.db);
    expect(new Set(await found())).toEqual(new Set(['day', 'gap']));
  });
});

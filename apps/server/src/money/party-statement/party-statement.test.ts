import { api, type BookAccount, type PartyKind } from '@cafeteria/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { openOrdering } from '../../test/ordering.ts';
import { pay } from '../../test/money.ts';
import { openSettling, settlingDay as today } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { receivePayment } from '../client-document/receive.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const { db } = test;
const ordering = await openOrdering(test);
const settling = await openSettling(test);
const { accountant } = settling;
const span = { from: addDays(today, -30), to: today };
const partnerIban = 'CZ6508000000192000145399';

const statement = async (kind: PartyKind, partyId: number, of: object = span) =>
  (await accountant.call(api.partyStatement.get, { ...span, ...of, kind, partyId })).body;
const entries = async (kind: PartyKind, partyId: number) =>
  (
    await accountant.call(api.partyStatement.entries, { ...span, kind, partyId, pageSize: 100 })
  ).body.content.toReversed();
type StatementBody = Awaited<ReturnType<typeof statement>>;
const closings = ({ accounts }: StatementBody) =>
  Object.fromEntries(accounts.map(({ account, closing }) => [account, closing]));
/** What was there and what moved come to what is there, and what moved is said a second time by what against. */
const addsUp = ({ accounts, turnover }: StatementBody): void => {
  const against = (account: BookAccount, side: 'debit' | 'credit'): number =>
    turnover.filter((one) => one.account === account).reduce((sum, one) => sum + one[side], 0);
  for (const { account, opening, debit, credit, closing } of accounts) {
    expect(opening + debit - credit).toBe(closing);
    expect([account, against(account, 'debit'), against(account, 'credit')]).toEqual([
      account,
      debit,
      credit,
    ]);
  }
};

beforeEach(ordering.begin);

describe('the statement of an employer', () => {
  /** An invoice of 1,000.00 that was paid by 1,300.00, and credits of which 200.00 are spent. */
  const live = async (): Promise<number> => {
    const line = { what: 'FIXED', net: 1_000_00, vatRate: null, vat: 0 } as const;
    const id = await atomic(db, (tx) =>
      ordering.issueInvoice(tx, [{ ...line, quantity: 1, base: null, rate: null }]),
    );
    await atomic(db, (tx) =>
      receivePayment(tx, { documentId: id, amount: 1_300_00, day: today, bankEntryId: 1 }),
    );
    await settling.fillPurse();
    const partnerId = await settling.newPartner();
    await pay(db, 2, { partnerId, amount: 200_00 });
    expect(await compareBooks(db)).toEqual([]);
    return id;
  };
  it('says what it owes, has beforehand, and what its people still hold', async () => {
    await live();
    const clientStatement = await statement('client', 1);
    expect(closings(clientStatement)).toEqual({
      EMPLOYER: 100_000_00,
      EMPLOYER_PREPAID: -300_00,
      USERS: -99_800_00,
      EXPIRED: 0,
      PAYOUT: 0,
    });
    addsUp(clientStatement);
    expect(clientStatement).toMatchObject({ open: { items: 0, amount: 0 }, carried: null });
    // before any of it, there was nothing
    const before = await statement('client', 1, {
      from: addDays(today, -60),
      to: addDays(today, -31),
    });
    expect(Object.values(closings(before)).every((closing) => closing === 0)).toBe(true);
  });
  it('names each document by its number, and sums what people did', async () => {
    const id = await live();
    const clientEntries = await entries('client', 1);
    const document = clientEntries.find((one) => one.document === 'CLIENT_DOCUMENT');
    expect(document).toMatchObject({ documentId: id, debit: 'EMPLOYER', credit: 'FEE_INCOME' });
    const { number } = (await accountant.call(api.clientDocument.get, { id })).body;
    expect(document?.number).toBe(number);
    expect(clientEntries.find((one) => one.debit === 'USERS')).toMatchObject({
      credit: 'PARTNER',
      documentId: null,
      number: null,
      lines: 1,
      amount: 200_00,
    });
  });
});

describe('the statement of a partner', () => {
  it('says what it is owed, what is on its way, and what commission and tax took', async () => {
    await settling.fillPurse();
    const partnerId = await settling.newPartner({ commission: 1_000 }, partnerIban);
    await settling.sell(partnerId, 100_00);
    const { drafts } = await settling.run();
    await settling.approve(...drafts);
    await settling.sell(partnerId, 30_00, 0);
    expect(await compareBooks(db)).toEqual([]);
    const partnerStatement = await statement('partner', partnerId);
    expect(closings(partnerStatement)).toEqual({ PARTNER: -30_00, PAYOUT: -87_90 });
    addsUp(partnerStatement);
    const moved = partnerStatement.turnover.map(({ account, against, debit, credit }) => [
      `${account} ${against}`,
      debit - credit,
    ]);
    expect(Object.fromEntries(moved)).toEqual({
      'PARTNER FEE_INCOME': 10_00,
      'PARTNER PAYOUT': 87_90,
      'PARTNER USERS': -130_00,
      'PARTNER VAT': 2_10,
      'PAYOUT PARTNER': -87_90,
    });
    expect(partnerStatement).toMatchObject({ open: { items: 1, amount: 87_90 }, carried: null });
    expect(
      (await entries('partner', partnerId)).map(({ document, number, lines }) => [
        document,
        number,
        lines,
      ]),
    ).toContainEqual(['MOVEMENT', null, 2]);
  });
  it('says what was carried, and by which settlement', async () => {
    await settling.fillPurse();
    const partnerId = await settling.newPartner({ commission: 1_000, minimumPayout: 500_00 });
    await settling.sell(partnerId, 100_00);
    const { drafts } = await settling.run();
    await settling.approve(...drafts);
    const { carried, open } = await statement('partner', partnerId);
    expect(carried).toMatchObject({ settlementId: drafts[0], amount: 87_90 });
    expect(open).toEqual({ items: 0, amount: 0 });
    const before = await statement('partner', partnerId, { to: addDays(today, -1) });
    expect(before.carried).toBeNull();
  });
});

describe('a statement', () => {
  it('is of somebody there is, and no longer than a year', async () => {
    const query = { ...span, kind: 'client', partyId: 999_999 } as const;
    expect((await accountant.call(api.partyStatement.get, query)).status).toBe(404);
    expect((await accountant.call(api.partyStatement.entries, query)).status).toBe(404);
    const long = { ...query, partyId: 1, from: '2020-01-01' };
    expect((await accountant.call(api.partyStatement.get, long)).status).toBe(400);
  });
  it('is taken as a table, as is an account by whose it is', async () => {
    await settling.fillPurse();
    await settling.sell(await settling.newPartner(), 100_00);
    await compareBooks(db);
    const read = async (path: string) =>
      (await readOfficeFile((await accountant.send('GET', path)).rawPayload)).lines.map(
        ({ cells }) => cells.map((cell) => cell.replace(',', '.')),
      );
    const days = `from=${span.from}&to=${span.to}&language=en`;
    for (const format of ['CSV', 'XLSX']) {
      const path = `/api/admin/party-statement/file?kind=client&partyId=1&${days}&format=${format}`;
      const cells = await read(path);
      const ofUsers = cells.filter((line) => line[2] === '379100');
      // how it stood, what moved and against what, and how it stands
      expect(ofUsers.map((line) => [line[8], ...line.slice(9).map(Number)])).toEqual([
        ['', 0, 0, 0],
        ['315100', 0, 100_000, -100_000],
        ['321', 100, 0, -99_900],
        ['', 100, 100_000, -99_900],
      ]);
      const closings = cells.filter((line) => line[5] === 'Closing');
      expect(closings).toHaveLength(5);
      const parties = await read(
        `/api/admin/book/party/file?account=PARTNER&${days}&format=${format}`,
      );
      expect(parties).toHaveLength(3);
      expect(parties.at(-1)?.map((cell, at) => (at === 0 ? cell : Number(cell)))).toEqual([
        'Total',
        0,
        0,
        100,
        -100,
      ]);
    }
  });
});

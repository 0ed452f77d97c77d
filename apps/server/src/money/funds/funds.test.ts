import { api, type BankMatchForm } from '@cafeteria/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { gpcDay, gpcStatement } from '../../test/bank-file.ts';
import { forgetMoney } from '../../test/money.ts';
import { openSettling, settlingDay as today } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const settling = await openSettling(test);
const { accountant, admin } = settling;
const payerIban = 'CZ8127000000002102143052';
const partnerIban = 'CZ6508000000192000145399';
const [first, second, third] = [-5, -4, -3].map((days) => addDays(today, days));
if (!first || !second || !third) throw new Error('three days');

type Entry = Parameters<typeof gpcStatement>[0][number] & object;
/** The statement of one day, of an account that had so much in its morning. */
const state = (day: string, opening: number, entries: readonly Entry[], number: string) => {
  const on = gpcDay(day);
  const content = gpcStatement(
    entries.map((entry) => ({ ...entry, day: on })),
    { opening, number, from: on, day: on },
  );
  const body = { fileName: `${number}.gpc` };
  return accountant.call(api.bank.import, { body, file: Buffer.from(content) });
};
const open = async () =>
  (await accountant.call(api.bank.entries, { state: 'OPEN', pageSize: 100 })).body.content;
const match = (id: number, body: Partial<BankMatchForm> & Pick<BankMatchForm, 'kind'>) =>
  accountant.call(api.bank.match, { id, body });
const funds = async (day: string) => (await accountant.call(api.funds.get, { day })).body;
/** What moved on an account of the books, day by day. */
const moved = async (account: 'BANK' | 'OPERATOR') =>
  (await accountant.call(api.book.card, { account, from: first, to: today })).body.days.map(
    ({ day, debit, credit }) => [day, debit - credit],
  );

/** A batch of one settlement of 90.00, let go. */
const sentBatch = async (): Promise<number> => {
  const terms = { commission: 1_000, vatPayer: false };
  await settling.sell(await settling.newPartner(terms, partnerIban), 100_00);
  const { drafts } = await settling.run();
  await settling.approve(...drafts);
  const body = { settlementIds: drafts, payerName: 'Benefity', payerIban, dueDay: today };
  const { id } = (await accountant.call(api.payoutBatch.create, { body })).body;
  await admin.call(api.payoutBatch.approve, { id });
  return id;
};

beforeEach(async () => {
  await forgetMoney(test.db);
  await settling.fillPurse();
  await accountant.call(api.bank.addAccount, { body: { iban: payerIban, name: 'Hlavní účet' } });
});

describe('what an account had before its first statement', () => {
  it('is the operator’s own, booked on the day the statement begins, and once', async () => {
    await state(first, 5_000_00, [{ amount: 1_00 }], '1');
    await state(second, 5_001_00, [], '2');
    expect(await moved('BANK')).toEqual([[first, 5_000_00]]);
    expect(await moved('OPERATOR')).toEqual([[first, -5_000_00]]);
  });
  it('is what the earliest one says, also where that one comes later', async () => {
    await state(third, 5_010_00, [], '3');
    await state(second, 5_000_00, [{ amount: 10_00 }], '2');
    expect(await moved('BANK')).toEqual([
      [second, 5_000_00],
      [third, 0],
    ]);
    await state(first, 5_000_00, [], '1');
    expect((await funds(today)).booked).toBe(5_000_00);
  });
  it('is less than nothing of one that was overdrawn, and nothing of an empty one', async () => {
    await state(second, 0, [], '2');
    expect(await moved('BANK')).toEqual([]);
    await state(first, -70_00, [{ amount: 70_00 }], '1');
    expect(await moved('BANK')).toEqual([[first, -70_00]]);
  });
  it('neither came nor went: the picture of a month leaves it out', async () => {
    await state(first, 5_000_00, [], '1');
    const month = (await accountant.call(api.month.get, { month: first.slice(0, 7) })).body;
    expect(month).toMatchObject({ received: 0, paid: 0 });
  });
});

describe('whatever the bank says', () => {
  it('is booked on the bank’s day, whenever somebody says what it was, and so is what is taken back', async () => {
    await state(first, 1_000_00, [{ amount: -25_00 }, { amount: 300_00 }, { amount: 7_00 }], '1');
    const [fee, own, other] = await open();
    await match(fee?.id ?? 0, { kind: 'FEE' });
    await match(own?.id ?? 0, { kind: 'OWN' });
    await match(other?.id ?? 0, { kind: 'DIFFERENCE', note: 'Přišlo omylem' });
    expect(await moved('BANK')).toEqual([[first, 1_282_00]]);
    expect(await moved('OPERATOR')).toEqual([[first, -1_300_00]]);
    await accountant.call(api.bank.undo, { id: own?.id ?? 0 });
    expect(await moved('BANK')).toEqual([[first, 982_00]]);
  });
  it('of orders too: they were paid and came back on its days', async () => {
    const id = await sentBatch();
    const [order] = (await accountant.call(api.payoutBatch.get, { id })).body.list;
    const counterparty = { variable: order?.symbol ?? '', counter: '192000145399', bank: '0800' };
    await state(second, 500_00, [{ ...counterparty, amount: -90_00 }], '1');
    expect(await moved('BANK')).toEqual([[second, 410_00]]);
    await state(third, 410_00, [{ ...counterparty, amount: 90_00, document: '7' }], '2');
    expect(await moved('BANK')).toEqual([
      [second, 410_00],
      [third, 90_00],
    ]);
  });
  it('agrees with the books on every day, but for what waits', async () => {
    await state(first, 1_000_00, [{ amount: -25_00 }, { amount: 300_00 }], '1');
    await state(second, 1_275_00, [{ amount: -75_00 }], '2');
    const [fee] = await open();
    await match(fee?.id ?? 0, { kind: 'FEE' });
    const balances = await Promise.all([addDays(first, -1), first, second, today].map(funds));
    expect(balances.map(({ bank, open: waits, booked }) => [bank, waits.amount, booked])).toEqual([
      [0, 0, 0],
      [1_275_00, 300_00, 975_00],
      [1_200_00, 225_00, 975_00],
      [1_200_00, 225_00, 975_00],
    ]);
    expect(balances.every(({ difference }) => difference === 0)).toBe(true);
    expect(balances.map(({ accounts }) => accounts[0]?.lastDay)).toEqual([
      null,
      first,
      second,
      second,
    ]);
  });
  it('differs from the books by what was marked by hand, until its statement comes', async () => {
    await state(first, 1_000_00, [], '1');
    const id = await sentBatch();
    await accountant.call(api.payoutBatch.resolveAll, { id });
    expect(await funds(today)).toMatchObject({ bank: 1_000_00, booked: 910_00, difference: 90_00 });
  });
});

describe('the coverage of funds', () => {
  it('says what is there, what of it is others’, and what is left', async () => {
    await state(first, 1_000_00, [], '1');
    await settling.sell(await settling.newPartner(), 100_00);
    await compareBooks(test.db);
    const balance = await funds(today);
    expect(balance.there).toEqual({
      lines: [
        { what: 'BANK', amount: 1_000_00 },
        { what: 'GATE', amount: 0 },
      ],
      total: 1_000_00,
    });
    const owed = Object.fromEntries(balance.owed.lines.map(({ what, amount }) => [what, amount]));
    expect(owed).toMatchObject({ OWN_MONEY: 0, CREDITS: 100_000_00 - 100_00, PARTNER: 100_00 });
    // the employer has not paid for the credits yet
    expect(balance.coming.total).toBe(100_000_00);
    expect(balance.left).toBe(1_000_00 - 100_000_00);
    expect(balance.leftLater).toBe(1_000_00);
    // before the day on which anything happened there was nothing
    expect(await funds(addDays(today, -400))).toMatchObject({ bank: 0, left: 0, leftLater: 0 });
  });
  it('is taken as a table with the same figures', async () => {
    await state(first, 1_000_00, [], '1');
    for (const format of ['CSV', 'XLSX']) {
      const path = `/api/admin/funds/file?day=${today}&format=${format}&language=en`;
      const { lines } = await readOfficeFile((await accountant.send('GET', path)).rawPayload);
      const cells = new Map(lines.map(({ cells: [what = '', amount] }) => [what, amount]));
      expect(cells.get(`Hlavní účet ${payerIban}`)).toBe(format === 'CSV' ? '1000,00' : '1000');
      expect(cells.has('Left for the operator')).toBe(true);
    }
  });
});

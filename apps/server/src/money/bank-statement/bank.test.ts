import { api, type BankMatchForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { gpcStatement } from '../../test/bank-file.ts';
import { forgetMoney, insertDeposit } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { bookLines } from '../book/index.ts';

const test = await openTestApp({}, { works: false });
const settling = await openSettling(test);
const { accountant, admin } = settling;
const payerIban = 'CZ8127000000002102143052';
const partnerIban = 'CZ6508000000192000145399';
const partnerAccount = { counter: '192000145399', bank: '0800' };

const send = (content: string, fileName = 'vypis.gpc') =>
  accountant.call(api.bank.import, { body: { fileName }, file: Buffer.from(content) });
/** An approved batch of so many settlements of 90.00. */
const sentBatch = async (count: number) => {
  const partners: number[] = [];
  for (let nth = 0; nth < count; nth += 1)
    partners.push(await settling.newPartner({ commission: 1_000, vatPayer: false }, partnerIban));
  for (const partnerId of partners) await settling.sell(partnerId, 100_00);
  const { drafts } = await settling.run();
  await settling.approve(...drafts);
  const body = { settlementIds: drafts, payerName: 'Benefity', payerIban, dueDay: settlingDay };
  const { id } = (await accountant.call(api.payoutBatch.create, { body })).body;
  await admin.call(api.payoutBatch.approve, { id });
  return (await accountant.call(api.payoutBatch.get, { id })).body;
};
const statuses = async (id: number) =>
  (await accountant.call(api.payoutBatch.get, { id })).body.list.map(({ status }) => status);
const balances = async () => {
  const { accounts } = (
    await accountant.call(api.book.balance, { from: settlingDay, to: settlingDay })
  ).body;
  return Object.fromEntries(accounts.map(({ account, closing }) => [account, closing]));
};
/** Of the books themselves: what the ledger has not written into them yet is left out. */
const totals = async () => {
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(debit - credit)::int as balance from book_day group by account`.execute(
    test.db,
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
};
type EntryFilter = {
  readonly state?: 'OPEN' | 'MATCHED' | 'REPEATED';
  readonly batchId?: number;
  readonly settlementId?: number;
};
const entries = async (filter: EntryFilter = {}) =>
  (await accountant.call(api.bank.entries, { pageSize: 100, ...filter })).body.content;
const match = (id: number, body: Partial<BankMatchForm> & Pick<BankMatchForm, 'kind'>) =>
  accountant.call(api.bank.match, { id, body });
const undo = (id: number) => accountant.call(api.bank.undo, { id });
const suggestions = async (id: number) =>
  (await accountant.call(api.bank.suggestions, { id })).body;
const errorOf = ({ body }: { readonly body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;

beforeEach(async () => {
  await forgetMoney(test.db);
  await sql`update partner_contract set active = false`.execute(test.db);
  await settling.fillPurse();
  await accountant.call(api.bank.addAccount, { body: { iban: payerIban, name: 'Hlavní účet' } });
});

describe('a file of statements', () => {
  it('is kept with its entries, and the same file twice changes nothing', async () => {
    const file = gpcStatement([{ amount: 100_00, ...partnerAccount }, { amount: -50 }], {
      opening: 1_000_00,
    });
    expect((await send(file)).body).toMatchObject({ isKnown: false, entries: 2, open: 2 });
    expect((await send(file, 'jinak.txt')).body).toMatchObject({ isKnown: true, entries: 2 });
    expect((await accountant.call(api.bank.statements, {})).body.content).toMatchObject([
      { account: { iban: payerIban }, credits: 100_00, debits: 50, fileName: 'vypis.gpc' },
    ]);
    expect((await accountant.call(api.bank.overview, {})).body).toMatchObject({
      open: 2,
      credits: 100_00,
      debits: 50,
      accounts: [{ lastDay: '2026-11-23', balance: 1_099_50 }],
    });
  });
  it('tells an entry that another statement has already, which then does not wait', async () => {
    const paid = { amount: 100_00, document: '7' };
    await send(gpcStatement([paid, paid]));
    const { body } = await send(gpcStatement([paid, paid, { amount: 1 }], { number: '2' }));
    expect(body).toMatchObject({ entries: 3, repeated: 2, open: 1 });
    expect(await entries({ state: 'REPEATED' })).toMatchObject([
      { repeats: { statementId: expect.any(Number) } },
      { repeats: { statementId: expect.any(Number) } },
    ]);
    expect(await entries({ state: 'OPEN' })).toHaveLength(3);
  });
  it('warns of a statement that is missing before it', async () => {
    await send(gpcStatement([{ amount: 1 }], { opening: 1_000_00 }));
    const next = gpcStatement([], { opening: 500_00, number: '3', from: '241126', day: '251126' });
    expect((await send(next)).body.statements).toMatchObject([{ missingFrom: 100_001 }]);
  });
  it('of somebody else’s account, or of another currency, is refused, and nothing of it stays', async () => {
    const other = gpcStatement([], { account: '0000192000145399' });
    expect(errorOf(await send(gpcStatement([{ amount: 1 }]) + other))).toBe(
      'bankStatement.error.account',
    );
    const euros = gpcStatement([{ amount: 1, kind: '00978' }]);
    expect(errorOf(await send(euros))).toBe('bankStatement.error.currency');
    expect((await accountant.call(api.bank.statements, {})).body.totalElements).toBe(0);
  });
  it('that two people send in the same moment is taken once', async () => {
    const file = gpcStatement([{ amount: 100_00 }]);
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(answers.filter(({ body }) => !body.isKnown)).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });
  it('never changes, whatever statement is tried', async () => {
    await send(gpcStatement([{ amount: 100_00 }]));
    const write = [
      sql`update bank_entry set amount = 1`,
      sql`delete from bank_entry`,
      sql`update bank_statement set closing = 0`,
    ];
    for (const one of write)
      await expect(one.execute(test.db)).rejects.toThrow('what the bank said is never changed');
  });
});

describe('what the bank paid', () => {
  it('marks the orders of a batch by their symbols and amounts', async () => {
    const batch = await sentBatch(3);
    const paid = batch.list.map(({ amount, symbol }) => ({
      amount: -amount,
      variable: symbol,
      ...partnerAccount,
    }));
    const { body } = await send(gpcStatement([...paid.slice(0, 2), { ...paid[2], amount: -1 }]));
    expect(body).toMatchObject({ matched: 2, open: 1 });
    expect(await statuses(batch.id)).toEqual(['PAID', 'PAID', 'WAITING']);
    expect(await balances()).toMatchObject({ BANK: -180_00, PAYOUT: -90_00 });
    expect(await entries({ state: 'MATCHED' })).toMatchObject([
      { match: { kind: 'ORDER', rule: 'ORDER_SYMBOL', batchId: batch.id, settlementId: 1 } },
      { match: { kind: 'ORDER' } },
    ]);
  });
  it('marks a whole batch that the bank books as one sum', async () => {
    const batch = await sentBatch(2);
    await send(gpcStatement([{ amount: -180_00 }, { amount: -1 }]));
    expect(await statuses(batch.id)).toEqual(['PAID', 'PAID']);
    // found from what was paid as well
    const settlementId = batch.list[1]?.settlementId ?? 0;
    for (const of of [{ batchId: batch.id }, { settlementId }])
      expect(await entries(of)).toMatchObject([{ amount: -180_00 }]);
    expect(await balances()).toMatchObject({ BANK: -180_00, PAYOUT: 0 });
  });
  it('marks what came back, also in the same statement, and leaves its money on its way', async () => {
    const batch = await sentBatch(2);
    const [first] = batch.list;
    const back = { amount: 90_00, variable: first?.symbol ?? '', ...partnerAccount };
    await send(gpcStatement([{ amount: -180_00 }, back]));
    expect(await statuses(batch.id)).toEqual(['RETURNED', 'PAID']);
    expect(await balances()).toMatchObject({ BANK: -90_00, PAYOUT: -90_00 });
  });
  it('is booked once, also where somebody has marked it by hand before', async () => {
    const batch = await sentBatch(1);
    await accountant.call(api.payoutBatch.resolveAll, { id: batch.id });
    const { body } = await send(
      gpcStatement([{ amount: -90_00, variable: batch.list[0]?.symbol ?? '' }]),
    );
    expect(body).toMatchObject({ matched: 1 });
    expect(await balances()).toMatchObject({ BANK: -90_00, PAYOUT: 0 });
    const [entry] = await entries();
    await undo(entry?.id ?? 0);
    expect(await statuses(batch.id)).toEqual(['PAID']);
  });
  it('waits where two orders agree as well', async () => {
    const batches = [await sentBatch(1), await sentBatch(1)];
    const { body } = await send(gpcStatement([{ amount: -90_00 }]));
    expect(body).toMatchObject({ matched: 0, open: 1 });
    const [entry] = await entries();
    const found = await suggestions(entry?.id ?? 0);
    expect(found.filter(({ kind }) => kind === 'BATCH').map(({ targetId }) => targetId)).toEqual(
      batches.map(({ id }) => id),
    );
  });
});

const invoice = () =>
  sql`
    with d as (
      insert into client_document (
        client_id, kind, year, number, currency, issued_on, due_on, net, vat, amount, seller, buyer
      )
      values (
        1, 'INVOICE', 2026, (select coalesce(max(number), 0) + 1 from client_document), 'CZK',
        current_date, current_date, 100000, 21000, 121000, '{}', '{}'
      )
      returning id
    )
    insert into client_document_line (document_id, position, what, quantity, net, vat_rate, vat)
    select id, 0, 'FIXED', 1, 100000, 2100, 21000 from d`.execute(test.db);

describe('what employers owe', () => {
  it('is paid by its symbol and amount, later also by the account it came from, and taken back', async () => {
    await invoice();
    await send(gpcStatement([{ amount: 1_210_00, variable: '2202600001', ...partnerAccount }]));
    expect(await totals()).toMatchObject({ BANK: 1_210_00, EMPLOYER: -1_210_00 });
    await invoice();
    await send(gpcStatement([{ amount: 1_210_00, document: '2', ...partnerAccount }]));
    const matched = await entries({ state: 'MATCHED' });
    expect(matched.map(({ match: made }) => made?.rule)).toEqual([
      'DOCUMENT_SYMBOL',
      'DOCUMENT_ACCOUNT',
    ]);
    for (const { id } of matched) expect((await undo(id)).status).toBe(200);
    expect(await totals()).toMatchObject({ BANK: 0, EMPLOYER: 0 });
  });
  it('stays with the client where more came than is owed', async () => {
    await invoice();
    await send(gpcStatement([{ amount: 1_300_00, variable: '2202600001' }]));
    const [entry] = await entries({ state: 'OPEN' });
    const [first] = await suggestions(entry?.id ?? 0);
    expect(first).toMatchObject({ kind: 'DOCUMENT', agrees: ['SYMBOL'] });
    await match(entry?.id ?? 0, { kind: 'DOCUMENT', targetId: first?.targetId ?? 0 });
    expect(await totals()).toMatchObject({ EMPLOYER: -1_210_00, EMPLOYER_PREPAID: -90_00 });
  });
});

describe('by hand', () => {
  it('an entry is matched with what is suggested, taken back, and matched again', async () => {
    const batch = await sentBatch(2);
    await send(gpcStatement([{ amount: -90_00, ...partnerAccount }]));
    const [entry] = await entries({ state: 'OPEN' });
    const id = entry?.id ?? 0;
    const [first] = await suggestions(id);
    expect(first).toMatchObject({ kind: 'ORDER', agrees: ['AMOUNT', 'ACCOUNT'] });
    for (let nth = 0; nth < 2; nth += 1) {
      const { body } = await match(id, { kind: 'ORDER', targetId: first?.targetId ?? 0 });
      expect(body).toMatchObject({ state: 'MATCHED', match: { rule: 'HAND' } });
      expect(await statuses(batch.id)).toContain('PAID');
      expect(await balances()).toMatchObject({ BANK: -90_00, PAYOUT: -90_00 });
      expect(errorOf(await match(id, { kind: 'FEE' }))).toBe('bankStatement.error.matched');
      expect((await undo(id)).body).toMatchObject({ state: 'OPEN', match: null });
      expect(await statuses(batch.id)).toEqual(['WAITING', 'WAITING']);
      expect(await balances()).toMatchObject({ BANK: 0, PAYOUT: -180_00 });
    }
    expect(errorOf(await undo(id))).toBe('bankStatement.error.notMatched');
    expect(await compareBooks(test.db)).toEqual([]);
  });
  it('what came back is taken back until it is paid by another batch', async () => {
    const batch = await sentBatch(1);
    const [{ id: targetId, symbol } = { id: 0, symbol: '' }] = batch.list;
    await send(
      gpcStatement([
        { amount: -90_00, variable: symbol, ...partnerAccount },
        { amount: 90_00, variable: symbol, ...partnerAccount },
      ]),
    );
    const [paid = 0, returned = 0] = (await entries()).map(({ id }) => id);
    expect(errorOf(await undo(paid))).toBe('bankStatement.error.final');
    await undo(returned);
    expect(await statuses(batch.id)).toEqual(['PAID']);
    await match(returned, { kind: 'RETURN', targetId });
    const body = { settlementIds: [1], payerName: 'Benefity', payerIban, dueDay: settlingDay };
    await accountant.call(api.payoutBatch.create, { body });
    expect(errorOf(await undo(returned))).toBe('bankStatement.error.final');
  });
  it('a gate’s payment is of whole days less its fee', async () => {
    const depositId = await insertDeposit(test.db, 2, 1_000_00);
    await test.db.transaction().execute((tx) =>
      bookLines(tx, [
        {
          debit: 'GATE',
          credit: 'USERS',
          amount: 1_000_00,
          document: 'DEPOSIT',
          documentId: depositId,
          part: '',
        },
      ]),
    );
    await send(gpcStatement([{ amount: 988_00, text: 'STRIPE' }]));
    const [entry] = await entries();
    const id = entry?.id ?? 0;
    expect((await suggestions(id))[0]).toMatchObject({
      kind: 'GATE',
      amount: 1_000_00,
      fee: 12_00,
    });
    await match(id, { kind: 'GATE', fee: 12_00 });
    expect(await balances()).toMatchObject({ BANK: 988_00, GATE: 0, BANK_FEE: 12_00 });
    await undo(id);
    expect(await balances()).toMatchObject({ BANK: 0, GATE: 1_000_00, BANK_FEE: 0 });
  });
  it('a fee of the bank and what nobody can explain are booked as such; the latter says why', async () => {
    await send(gpcStatement([{ amount: -25_00 }, { amount: 7_00 }]));
    const [fee, other] = await entries();
    await match(fee?.id ?? 0, { kind: 'FEE' });
    expect((await match(other?.id ?? 0, { kind: 'DIFFERENCE' })).status).toBe(422);
    await match(other?.id ?? 0, { kind: 'DIFFERENCE', note: 'Přišlo omylem' });
    expect(await balances()).toMatchObject({ BANK: -18_00, BANK_FEE: 25_00, DIFFERENCES: -7_00 });
    expect(await entries({ state: 'OPEN' })).toEqual([]);
  });
  it('nothing of another amount, or that is not there, can be chosen', async () => {
    const batch = await sentBatch(1);
    await send(gpcStatement([{ amount: -1, variable: batch.list[0]?.symbol ?? '' }]));
    const [entry] = await entries();
    const targetId = batch.list[0]?.id ?? 0;
    expect(errorOf(await match(entry?.id ?? 0, { kind: 'ORDER', targetId }))).toBe(
      'bankStatement.error.amountDiffers',
    );
    expect(errorOf(await match(entry?.id ?? 0, { kind: 'BATCH', targetId: batch.id }))).toBe(
      'bankStatement.error.noTarget',
    );
  });
});

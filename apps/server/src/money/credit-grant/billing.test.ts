import { api } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOrdering } from '../../test/ordering.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';

// what is paid is given by hand here
const test = await openTestApp({}, { works: false });
const { db } = test;
const ordering = await openOrdering(test);
const { accountant, grant, ordered, cancel, receive, give, balances, given } = ordering;
const [first, second, third] = ordering.people;
const employee = await test.signedIn('employee');
const employeeId = 2;
const today = pragueDay();
const money = (amount: number): string => formatMoney({ amount, currency: 'CZK' });

beforeEach(ordering.begin);

describe('who is to get them', () => {
  it('reads since when the employer’s payment is awaited, until it is there', async () => {
    const overview = async () => (await employee.call(api.balance.overview, {})).body;
    expect((await overview()).waiting).toEqual([]);
    const { proforma } = await ordered([
      [employeeId, 100_00],
      [second, 400_00],
    ]);
    const { waiting } = await overview();
    expect(waiting).toMatchObject([{ since: today, amount: { amount: 100_00, currency: 'CZK' } }]);
    await receive(proforma.number, 500_00);
    await give();
    expect((await overview()).waiting).toEqual([]);
    const { id } = await ordered([[employeeId, 7_00]]);
    expect((await overview()).waiting).toHaveLength(1);
    await cancel(id);
    expect((await overview()).waiting).toEqual([]);
  });
});

describe('credits on an invoice', () => {
  const line = { mode: 'ON_INVOICE', creditLine: 1_000_00 } as const;

  it('are given at once, with an invoice that is paid as any other', async () => {
    await ordering.agree(line);
    const { body } = await grant([[first, 600_00]]);
    expect(body).toMatchObject({ mode: 'ON_INVOICE', order: null, grant: { users: 1 } });
    const invoice = body.grant?.invoice;
    expect(await given()).toEqual({ [first]: 600_00 });
    const document = await accountant.call(api.clientDocument.get, { id: invoice?.id ?? 0 });
    expect(document.body).toMatchObject({
      kind: 'INVOICE',
      amount: 600_00,
      vat: 0,
      grantId: body.grant?.id,
    });
    expect(await balances()).toEqual({ EMPLOYER: 600_00, USERS: -600_00 });
    await receive(invoice?.number ?? '', 600_00);
    expect(await balances()).toEqual({ BANK: 600_00, USERS: -600_00 });
  });

  it('are refused beyond the line, which says what is open and what is left of it', async () => {
    await ordering.agree(line);
    const { body } = await grant([[first, 600_00]]);
    for (const dryRun of [true, false]) {
      const more = await grant([[second, 400_01]], { dryRun });
      const problem = (dryRun ? more.body.problems : more.body.fieldErrors)?.[0];
      expect(problem).toMatchObject({
        field: 'items',
        messageKey: 'credit.beyondLine',
        params: { line: money(1_000_00), open: money(600_00), left: money(400_00) },
      });
    }
    expect((await grant([[second, 400_00]])).status).toBe(200);
    await receive(body.grant?.invoice?.number ?? '', 600_00);
    expect((await grant([[third, 600_00]])).status).toBe(200);
    expect((await grant([[third, 1]])).status).toBe(422);
  });

  it('keep to the line when two people grant in the same moment', async () => {
    await ordering.agree(line);
    const answers = await Promise.all(ordering.people.map((id) => grant([[id, 400_00]])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422]);
  });
});

describe('credits of who pays for what was used, or has no contract', () => {
  it('are given at once, and no document is issued', async () => {
    await ordering.agree({ mode: 'POSTPAID_USED' });
    expect((await grant([[first, 1_00]])).body.grant).toMatchObject({ invoice: null });
    await sql`update client_contract set active = false`.execute(db);
    expect((await grant([[second, 1_00]])).body).toMatchObject({ mode: null, order: null });
    expect(await given()).toEqual({ [first]: 1_00, [second]: 1_00 });
    expect((await accountant.call(api.clientDocument.list, {})).body.totalElements).toBe(0);
  });
  it('go by the contract of the day, not by one that has ended', async () => {
    await ordering.agree({ validTo: addDays(today, -1) });
    expect((await grant([[first, 1_00]])).body.order).toBeNull();
  });
});

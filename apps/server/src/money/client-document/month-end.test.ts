import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { billingClientId as clientId, billingDay as day, openBilling } from '../../test/billing.ts';
import { endLots, forgetMoney, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { bookedIn, tablesOf } from '../../test/money-tables.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { changing } from '../ledger/checksum.queries.ts';
import { addDays, expireLots, recall, refund } from '../ledger/index.ts';
import { creditLines } from './month.rules.ts';
import { readPrepaid } from './prepaid.queries.ts';

const test = await openTestApp();
const { db } = test;
const { accountant, issueInvoice, agree, invoice, documents, linesOf } = await openBilling(test);
const partnerId = await insertPartner(db);
const employee = 2;

beforeEach(() => forgetMoney(db));

const correct = (id: number) =>
  accountant.call(api.clientDocument.correct, { id, body: { note: 'Omyl' } });
/** Invoices of months. */
const invoices = async () =>
  (await documents()).filter(({ kind, month }) => kind === 'INVOICE' && month !== null);
/** Invoices ask for all that was granted, as they do that come with the credits. */
const askForAll = () =>
  atomic(db, async (tx) => {
    const { rows } = await sql<{ id: number; total: number }>`
      select id, total::int as total from credit_grant`.execute(tx);
    for (const { id, total } of rows) {
      const invoiceId = await issueInvoice(tx, creditLines(total));
      await sql`update credit_grant set invoice_id = ${invoiceId} where id = ${id}`.execute(tx);
    }
  });

/** A month in which credits of a person came back and others expired, invoiced. Answers what its statement booked. */
const endingMonth = async (
  fields: Parameters<typeof agree>[0],
  isAsked: boolean,
): Promise<(readonly [string, string, number])[]> => {
  await agree(fields);
  await giveCredits(db, employee, {
    amount: 600_00,
    regime: 'CZ_MEAL',
    expiresOn: addDays(day, 3),
  });
  await giveCredits(db, 3, { amount: 400_00, regime: 'CZ_MEAL', clientId });
  if (isAsked) await askForAll();
  await endLots(db, sql<boolean>`user_id = ${employee}`);
  await expireLots(db, 'CZK');
  await atomic(db, (tx) => recall(tx, { userId: 3, clientId, currency: 'CZK', lotIds: null }));
  await invoice();
  const statement = (await documents()).find(({ kind }) => kind === 'STATEMENT');
  return linesOf(statement?.id ?? 0);
};

describe('what of a month nobody owes any more', () => {
  it('is what expires unpaid, where credits are paid for when they are used', async () => {
    expect(await endingMonth({ mode: 'POSTPAID_USED' }, false)).toEqual([
      ['EXPIRED', 'EMPLOYER', 600_00],
    ]);
  });

  it('is there beforehand where it was paid for and taken back', async () => {
    expect(await endingMonth({ mode: 'PREPAID', expiredTo: 'OPERATOR' }, true)).toEqual([
      ['EMPLOYER', 'EMPLOYER_PREPAID', 400_00],
    ]);
  });

  it('…and so is what expires, where the contract says so', async () => {
    const [expected = []] = tablesOf('A month in which credits end');
    const booked = await endingMonth({ mode: 'PREPAID', expiredTo: 'CLIENT' }, true);
    expect(booked.toSorted()).toEqual(bookedIn(expected));
    expect(await compareBooks(db)).toEqual([]);
  });

  it('pays the fees of the same month', async () => {
    await endingMonth({ mode: 'PREPAID', fixed: 100_00 }, true);
    const fees = (await documents()).find(({ vat }) => vat > 0);
    expect(fees).toMatchObject({ amount: 121_00, state: 'PAID' });
  });

  it('is settled once, also where an invoice of the month is taken back and issued again', async () => {
    await endingMonth({ mode: 'PREPAID', fixed: 100_00 }, true);
    const fees = (await documents()).find(({ vat }) => vat > 0);
    await correct(fees?.id ?? 0);
    await invoice();
    expect(await readPrepaid(db, clientId)).toBe(400_00 - 121_00);
  });
});

describe('credits that were asked for when they were given', () => {
  it('are not paid for again when they are used by a contract of later', async () => {
    await agree({ mode: 'POSTPAID_USED' });
    await giveCredits(db, employee, { amount: 1_000_00, regime: 'CZ_MEAL' });
    await askForAll();
    await giveCredits(db, employee, { amount: 100_00, regime: 'CZ_MEAL' });
    await pay(db, employee, { partnerId, amount: 1_050_00 });
    await invoice();
    expect(await invoices()).toMatchObject([{ net: 50_00, vat: 0 }]);
  });

  it('are the only ones that are not: what was given to be paid for later is, by whatever contract', async () => {
    await agree({ mode: 'POSTPAID_USED', validTo: day });
    await giveCredits(db, employee, { amount: 1_000_00, regime: 'CZ_MEAL' });
    await sql`update client_contract set mode = 'PREPAID'`.execute(db);
    await pay(db, employee, { partnerId, amount: 200_00 });
    await invoice();
    expect(await invoices()).toEqual([]);
    await forgetMoney(db);
    await sql`update client_contract set mode = 'POSTPAID_USED', valid_to = null`.execute(db);
    await giveCredits(db, employee, { amount: 1_000_00, regime: 'CZ_MEAL' });
    await pay(db, employee, { partnerId, amount: 200_00 });
    await invoice();
    expect(await invoices()).toMatchObject([{ net: 200_00 }]);
  });

  it('…and what comes back of it later than it was invoiced is there beforehand', async () => {
    await agree({ mode: 'POSTPAID_USED' });
    await giveCredits(db, employee, { amount: 1_000_00, regime: 'CZ_MEAL' });
    const { movementId } = await pay(db, employee, { partnerId, amount: 200_00 });
    await sql`
      update ledger_entry e set ${changing('ledger_entry', 'e', { at: sql`now() - interval '40 days'` })}`.execute(
      db,
    );
    await atomic(db, (tx) => refund(tx, { id: movementId }, 200_00));
    await invoice();
    const statement = (await documents()).find(({ kind }) => kind === 'STATEMENT');
    expect(await linesOf(statement?.id ?? 0)).toEqual([['EMPLOYER', 'EMPLOYER_PREPAID', 200_00]]);
  });
});

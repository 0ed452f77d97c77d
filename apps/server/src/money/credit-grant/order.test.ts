import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingClientId as clientId } from '../../test/billing.ts';
import { bookedIn, tablesOf } from '../../test/money-tables.ts';
import { openOrdering } from '../../test/ordering.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { checkLedger } from '../ledger/ledger.jobs.ts';
import { giveOrder } from './order.ts';

// what is paid is given by hand here
const test = await openTestApp({}, { works: false });
const { db } = test;
const ordering = await openOrdering(test);
const { admin, accountant, grant, ordered, order, cancel } = ordering;
const { receive, give, balances, given, failures } = ordering;
const [first, second, third] = ordering.people;
const today = pragueDay();
const items = async (id: number) =>
  (await admin.call(api.creditOrder.items, { clientId, id })).body.content;

const messageOf = ({ body }: { body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;

beforeEach(ordering.begin);

describe('credits of who pays beforehand', () => {
  it('are an order with a proforma of their sum, and nobody has any of them', async () => {
    const { body } = await grant([
      [first, 600_00],
      [second, 400_00],
    ]);
    expect(body).toMatchObject({
      grant: null,
      mode: 'PREPAID',
      order: { state: 'WAITING', users: 2, total: 1_000_00, grant: null, note: 'Jaro' },
    });
    expect(await given()).toEqual({});
    const id = body.order?.proforma.id ?? 0;
    expect((await accountant.call(api.clientDocument.get, { id })).body).toMatchObject({
      kind: 'PROFORMA',
      state: 'OPEN',
      amount: 1_000_00,
      lines: [{ what: 'CREDITS', net: 1_000_00, vatRate: null }],
      order: { id: body.order?.id, isGiven: false },
    });
    expect(await balances()).toEqual({});
  });

  it('are said by the dry run to wait, which orders nothing', async () => {
    const { body } = await grant([[first, 100]], { dryRun: true });
    expect(body).toMatchObject({ mode: 'PREPAID', grant: null, order: null, problemCount: 0 });
    expect((await accountant.call(api.clientDocument.list, {})).body.totalElements).toBe(0);
  });

  it('are given once when the bank says that the proforma is paid', async () => {
    const { id, proforma } = await ordered();
    await receive(proforma.number, 1_000_00);
    expect((await order(id)).state).toBe('PAID');
    expect(await balances()).toEqual({ BANK: 1_000_00, EMPLOYER_PREPAID: -1_000_00 });
    expect([await give(), await give()]).toEqual([1, 0]);
    expect(await order(id)).toMatchObject({
      state: 'GIVEN',
      grant: { users: 2, total: 1_000_00 },
      proforma: { open: 0 },
    });
    expect(await given()).toEqual({ [first]: 600_00, [second]: 400_00 });
    expect(await balances()).toEqual({ BANK: 1_000_00, USERS: -1_000_00 });
    const grantId = (await order(id)).grant?.id ?? 0;
    expect((await admin.call(api.creditGrant.get, { clientId, id: grantId })).body).toMatchObject({
      orderId: id,
      allowedCategoryIds: [6],
      note: 'Jaro',
      ground: 'BEYOND_WAGE',
      left: 1_000_00,
    });
    expect(await checkLedger(db)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('wait while only a part came', async () => {
    const { id, proforma } = await ordered();
    await receive(proforma.number, 400_00);
    const { body } = await accountant.call(api.bank.entries, { pageSize: 1, state: 'OPEN' });
    const target = { kind: 'DOCUMENT', targetId: proforma.id, fee: 0, note: '' } as const;
    await accountant.call(api.bank.match, { id: body.content[0]?.id ?? 0, body: target });
    expect(await give()).toBe(0);
    expect(await order(id)).toMatchObject({ state: 'WAITING', proforma: { open: 600_00 } });
    await receive(proforma.number, 600_00);
    expect(await give()).toBe(1);
    expect(await balances()).toEqual({ BANK: 1_000_00, USERS: -1_000_00 });
  });

  it('are given once, however many nodes give at the same time', async () => {
    const { id, proforma } = await ordered();
    await receive(proforma.number, 1_000_00);
    const all = await Promise.all(Array.from({ length: 8 }, () => giveOrder(db, id)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await given()).toEqual({ [first]: 600_00, [second]: 400_00 });
  });

  it('are not given by halves: what dies before its end has done nothing, and is done again', async () => {
    const { id, proforma } = await ordered();
    await receive(proforma.number, 1_000_00);
    await sql`
      create function die() returns trigger language plpgsql as
      $$ begin raise exception 'killed in the middle'; end $$;
      create trigger die before update on credit_order for each row execute function die()`.execute(
      db,
    );
    expect(await give()).toBe(0);
    expect(failures).toHaveLength(1);
    expect([await given(), (await order(id)).state]).toEqual([{}, 'PAID']);
    expect(await balances()).toEqual({ BANK: 1_000_00, EMPLOYER_PREPAID: -1_000_00 });
    await sql`drop trigger die on credit_order; drop function die()`.execute(db);
    expect(await give()).toBe(1);
    expect(await balances()).toEqual({ BANK: 1_000_00, USERS: -1_000_00 });
  });

  it('go past who has left or was erased meanwhile, and their money stays the employer’s', async () => {
    const { id, proforma } = await ordered([
      [first, 600_00],
      [second, 400_00],
      [third, 50_00],
    ]);
    await sql`update "user" set deleted_at = now() where id = ${first}`.execute(db);
    await sql`
      update "user" set employment_to = ${addDays(today, -1)}::date where id = ${third}`.execute(
      db,
    );
    await receive(proforma.number, 1_050_00);
    expect(await give()).toBe(1);
    expect(await given()).toEqual({ [second]: 400_00 });
    expect(await order(id)).toMatchObject({
      state: 'GIVEN',
      users: 3,
      total: 1_050_00,
      grant: { users: 1, total: 400_00 },
    });
    const out = (await items(id)).filter(({ isLeftOut }) => isLeftOut);
    expect(out.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual([first, third]);
    expect(await balances()).toEqual({
      BANK: 1_050_00,
      EMPLOYER_PREPAID: -650_00,
      USERS: -400_00,
    });
  });

  it('are given to who had left before and was named all the same', async () => {
    await sql`
      update "user" set employment_to = ${addDays(today, -9)}::date where id = ${first}`.execute(
      db,
    );
    const { proforma } = await ordered([[first, 100_00]]);
    await receive(proforma.number, 100_00);
    expect(await give()).toBe(1);
    expect(await given()).toEqual({ [first]: 100_00 });
  });

  it('are nobody’s where nobody is left', async () => {
    const { id, proforma } = await ordered([[first, 100_00]]);
    await sql`update "user" set deleted_at = now() where id = ${first}`.execute(db);
    await receive(proforma.number, 100_00);
    expect(await give()).toBe(1);
    expect(await order(id)).toMatchObject({ state: 'GIVEN', grant: null });
    expect(await balances()).toEqual({ BANK: 100_00, EMPLOYER_PREPAID: -100_00 });
  });

  it('whose last day was over before they were paid stay an order that says so', async () => {
    const { id, proforma } = await ordered([[first, 100_00]], { expiresOn: today });
    await sql`
      update credit_order set valid_from = ${addDays(today, -9)}, expires_on = ${addDays(today, -1)}`.execute(
      db,
    );
    await receive(proforma.number, 100_00);
    expect(await give()).toBe(0);
    expect(await order(id)).toMatchObject({ state: 'PAID', isOver: true });
    const cancelled = await cancel(id);
    expect(cancelled.body.state).toBe('CANCELLED');
    expect(await balances()).toEqual({ BANK: 100_00, EMPLOYER_PREPAID: -100_00 });
  });
});

describe('docs/money.md', () => {
  it('Credits that are paid beforehand', async () => {
    const { proforma } = await ordered();
    await sql`update "user" set deleted_at = now() where id = ${second}`.execute(db);
    await receive(proforma.number, 1_000_00);
    await give();
    await balances();
    const { content } = (await accountant.call(api.book.journal, { pageSize: 100 })).body;
    const [expected = []] = tablesOf('Credits that are paid beforehand');
    expect(
      content.map(({ debit, credit, amount }) => [debit, credit, amount]).toReversed(),
    ).toEqual(bookedIn(expected));
  });
});

describe('an order', () => {
  it('is taken back with its proforma, from either side, and is then never given', async () => {
    const one = await ordered();
    const { body } = await cancel(one.id);
    expect(body).toMatchObject({ state: 'CANCELLED', proforma: { open: 0 } });
    const document = await accountant.call(api.clientDocument.get, { id: one.proforma.id });
    expect(document.body).toMatchObject({ state: 'CANCELLED', correctedBy: {} });
    const other = await ordered();
    await accountant.call(api.clientDocument.correct, {
      id: other.proforma.id,
      body: { note: 'Omyl' },
    });
    expect((await order(other.id)).state).toBe('CANCELLED');
    expect(await give()).toBe(0);
    const again = await cancel(one.id);
    expect(messageOf(again)).toBe('clientDocument.error.notCorrectable');
  });

  it('that is given is not taken back: what is left of its grant is recalled', async () => {
    const { id, proforma } = await ordered();
    await receive(proforma.number, 1_000_00);
    await give();
    const cancelled = await cancel(id);
    expect(messageOf(cancelled)).toBe('clientDocument.error.creditsGiven');
    const grantId = (await order(id)).grant?.id ?? 0;
    await admin.call(api.creditGrant.recall, { clientId, id: grantId, body: { reason: 'Omyl' } });
    expect(await balances()).toEqual({ BANK: 1_000_00, EMPLOYER: -1_000_00 });
  });

  it('whose payment turns out to be another’s is owed, and paid once more', async () => {
    const { proforma } = await ordered();
    await receive(proforma.number, 1_000_00);
    await give();
    const matched = await accountant.call(api.bank.entries, { pageSize: 1, state: 'MATCHED' });
    await accountant.call(api.bank.undo, { id: matched.body.content[0]?.id ?? 0 });
    expect(await balances()).toEqual({ EMPLOYER: 1_000_00, USERS: -1_000_00 });
    await receive(proforma.number, 1_000_00);
    expect(await give()).toBe(0);
    expect(await balances()).toEqual({ BANK: 1_000_00, USERS: -1_000_00 });
  });

  it('is asked about before the same is ordered again', async () => {
    const { id } = await ordered();
    const { body } = await grant(
      [
        [first, 600_00],
        [second, 400_00],
      ],
      {
        repeats: false,
        dryRun: true,
      },
    );
    expect(body.twin).toMatchObject({ grantId: null, orderId: id, users: 2 });
    const refused = await grant(
      [
        [first, 600_00],
        [second, 400_00],
      ],
      { repeats: false },
    );
    expect(refused.body.fieldErrors).toMatchObject([{ messageKey: 'credit.orderedBefore' }]);
  });

  it('is found by how it stands', async () => {
    const { proforma, id } = await ordered();
    await ordered([[third, 1_00]]);
    await receive(proforma.number, 1_000_00);
    await give();
    const { body } = await admin.call(api.creditOrder.list, { clientId, state: 'GIVEN' });
    expect(body.content.map((one) => one.id)).toEqual([id]);
    expect((await admin.call(api.creditOrder.list, { clientId })).body.totalElements).toBe(2);
  });

  it('is not made where the client has no company to ask', async () => {
    await sql`update client set company_id = null where id = ${clientId}`.execute(db);
    const { body, status } = await grant([[first, 100]]);
    expect([status, body.fieldErrors]).toMatchObject([
      422,
      [{ field: 'items', messageKey: 'clientDocument.error.noCompany' }],
    ]);
    await sql`update client set company_id = ${ordering.employerId} where id = ${clientId}`.execute(
      db,
    );
  });
});

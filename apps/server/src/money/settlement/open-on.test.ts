import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { forgetMoney } from '../../test/money.ts';
import { openSettling, settlingDay as today } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const settling = await openSettling(test);
const { accountant, admin } = settling;
const partnerIban = 'CZ6508000000192000145399';
const terms = { commission: 1_000, vatPayer: false };
const ago = (days: number): string => addDays(today, -days);

/** Settlements of 90.00 and 180.00, approved today; drafts are owed to nobody yet. */
const settle = async () => {
  await settling.sell(await settling.newPartner(terms, partnerIban), 100_00);
  await settling.sell(await settling.newPartner(terms, partnerIban), 200_00);
  const { drafts } = await settling.run();
  return drafts.toSorted((a, b) => a - b);
};
/** …as if they had been approved so many days ago. */
const approvedAgo = async (ids: readonly number[], days: number): Promise<void> => {
  await settling.approve(...ids);
  await sql`alter table book_line disable trigger user`.execute(test.db);
  await sql`
    update book_line set day = ${ago(days)}::date where document = 'SETTLEMENT'`.execute(test.db);
  await sql`alter table book_line enable trigger user`.execute(test.db);
};
/** Already paid by hand on a day, and confirmed by somebody else. */
const paidOn = async (settlementId: number, day: string): Promise<number> => {
  const body = { settlementId, day };
  const { id } = (await accountant.call(api.payoutBatch.byHand, { body })).body;
  await admin.call(api.payoutBatch.approve, { id });
  return id;
};
const openOn = async (day: string, filter: object = {}) => {
  const { content, sums } = (await accountant.call(api.settlement.list, { ...filter, openOn: day }))
    .body;
  return { each: content.map(({ id, open }) => [id, open]), sum: sums.open };
};

beforeEach(async () => {
  await forgetMoney(test.db);
  await settling.fillPurse();
  await sql`
    insert into bank_account (iban, name, currency, added_by)
    values ('CZ8127000000002102143052', 'Benefity', 'CZK', 1) on conflict do nothing`.execute(
    test.db,
  );
});

describe('what was owed to partners in the evening of a day', () => {
  it('is what was approved by then and has not left the bank by then', async () => {
    const [first = 0, second = 0] = await settle();
    expect(await openOn(today)).toEqual({ each: [], sum: 0 });
    await approvedAgo([first, second], 5);
    await paidOn(first, ago(2));
    const both = {
      each: [
        [second, 180_00],
        [first, 90_00],
      ],
      sum: 270_00,
    };
    expect(await openOn(ago(6))).toEqual({ each: [], sum: 0 });
    expect(await openOn(ago(5))).toEqual(both);
    expect(await openOn(ago(3))).toEqual(both);
    expect(await openOn(ago(2))).toEqual({ each: [[second, 180_00]], sum: 180_00 });
    expect(await openOn(ago(3), { status: 'PAID' })).toEqual({
      each: [[first, 90_00]],
      sum: 90_00,
    });
  });
  it('and now is what has not left it now, also of what came back', async () => {
    const [first = 0, second = 0] = await settle();
    await approvedAgo([first, second], 5);
    const batch = await paidOn(first, ago(2));
    const now = async () =>
      (await settling.settlements()).map(({ id, open }) => [id, open] as const);
    expect(await now()).toEqual([
      [first, 0],
      [second, 180_00],
    ]);
    const [order] = (await accountant.call(api.payoutBatch.get, { id: batch })).body.list;
    await accountant.call(api.payoutBatch.resolve, {
      id: batch,
      orderId: order?.id ?? 0,
      body: { status: 'RETURNED', note: '' },
    });
    expect(await now()).toEqual([
      [first, 90_00],
      [second, 180_00],
    ]);
    // the books say the same, now as on the evening before
    expect((await openOn(today)).sum).toBe(270_00);
    expect((await openOn(ago(1))).sum).toBe(180_00);
    const span = { from: ago(30), to: today };
    const { accounts } = (await accountant.call(api.book.balance, span)).body;
    expect(accounts.find(({ account }) => account === 'PAYOUT')?.closing).toBe(-270_00);
  });
  it('is taken as a table, like whatever the list is narrowed to', async () => {
    const [first = 0, second = 0] = await settle();
    await approvedAgo([first, second], 5);
    await paidOn(first, ago(2));
    for (const format of ['CSV', 'XLSX']) {
      const path = `/api/admin/settlement/table?language=cs&format=${format}&openOn=${ago(2)}`;
      const { lines } = await readOfficeFile((await accountant.send('GET', path)).rawPayload);
      const [head, ...rows] = lines.map(({ cells }) => cells);
      expect(head?.at(-1)).toBe('Zbývá vyplatit');
      expect(rows.map((row) => Number(row.at(-1)?.replace(',', '.')))).toEqual([180]);
    }
  });
});

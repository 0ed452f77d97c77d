import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { forgetMoney, insertPartner } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const {
  accountant,
  agree,
  newPartner,
  fillPurse,
  sell,
  giveBack,
  run,
  settlements,
  approve,
  lines,
} = await openSettling(test);
const today = settlingDay;
const yesterday = addDays(today, -1);

beforeEach(async () => {
  await forgetMoney(test.db);
  await fillPurse();
});

describe('a settlement', () => {
  it('takes every payment and refund up to its day once, and what comes later waits', async () => {
    const partnerId = await newPartner();
    const first = await sell(partnerId, 200_00, 2);
    await giveBack(first, 50_00);
    await sell(partnerId, 100_00, 0);
    await run(partnerId);
    expect(await settlements(partnerId)).toMatchObject([
      {
        status: 'DRAFT',
        cutOff: yesterday,
        captured: 200_00,
        refunded: 50_00,
        fees: 9_08,
        payout: 140_92,
        number: null,
        isOwn: true,
      },
    ]);
    expect((await run(partnerId)).problems).toMatchObject([{ outcome: 'DRAFT_WAITS' }]);
    expect(await settlements(partnerId)).toHaveLength(1);
  });

  it('is added up with all that are found, whichever page is looked at', async () => {
    for (const amount of [200_00, 100_00]) await sell(await newPartner(), amount);
    await run();
    const { body } = await accountant.call(api.settlement.list, { pageSize: 1 });
    expect(body.content).toHaveLength(1);
    expect(body.sums).toEqual({
      captured: 300_00,
      refunded: 0,
      fees: 18_15,
      open: 0,
      payout: 281_85,
    });
    const paid = (await accountant.call(api.settlement.list, { status: 'PAID' })).body.sums;
    expect(paid.payout).toBe(0);
  });

  it('is taken with all that are found as a table', async () => {
    for (const amount of [100_00, 200_00]) await sell(await newPartner(), amount);
    await run();
    const path = '/api/admin/settlement/table?language=cs&status=DRAFT&format=';
    for (const format of ['CSV', 'XLSX']) {
      const { lines } = await readOfficeFile(
        (await accountant.send('GET', path + format)).rawPayload,
      );
      const [head, ...rows] = lines.map(({ cells }) => cells);
      expect(head?.slice(0, 2)).toEqual(['Partner', 'Číslo']);
      expect(
        rows.map((row) => Number(row[5]?.replace(',', '.'))).toSorted((a, b) => a - b),
      ).toEqual([100, 200]);
    }
  });
  it('goes by the terms of the day of each payment, and of its category', async () => {
    const partnerId = await insertPartner(test.db);
    await agree(partnerId, { validTo: addDays(today, -10), commission: 1_000 });
    await agree(partnerId, {
      validFrom: addDays(today, -9),
      rates: [{ categoryId: 2, commission: 200 }],
      perTransaction: 1_00,
    });
    await sell(partnerId, 100_00, 20);
    await sell(partnerId, 100_00, 5);
    await run(partnerId);
    const [made] = await settlements(partnerId);
    const { body } = await accountant.call(api.settlement.get, { id: made?.id ?? 0 });
    expect(body).toMatchObject({ commission: 12_00, transactionFees: 1_00, vat: 2_73 });
    expect(body.feeLines).toMatchObject([
      { categoryId: null, rate: 1_000, commission: 10_00, transactionFees: 0 },
      { categoryId: 2, rate: 200, commission: 2_00, transactionFees: 1_00 },
    ]);
  });

  it('gives back the commission of the day of the payment that is refunded', async () => {
    const partnerId = await insertPartner(test.db);
    await agree(partnerId, { validTo: addDays(today, -10), commission: 1_000 });
    await agree(partnerId, { validFrom: addDays(today, -9), commission: 100 });
    const old = await sell(partnerId, 100_00, 20);
    await run(partnerId, addDays(today, -10));
    await giveBack(old, 100_00, 5);
    await approve(...(await settlements(partnerId)).map(({ id }) => id));
    await run(partnerId);
    expect(await settlements(partnerId)).toMatchObject([
      { fees: 12_10, payout: 87_90 },
      { fees: -12_10, payout: 0, carriedOut: -87_90 },
    ]);
  });

  it('is not made while a payment is of a day that no contract is about', async () => {
    const partnerId = await insertPartner(test.db);
    await agree(partnerId, { validTo: addDays(today, -10) });
    await sell(partnerId, 100_00, 5);
    expect((await run(partnerId)).problems).toMatchObject([
      { outcome: 'NO_CONTRACT', payments: 1 },
    ]);
    expect(await settlements(partnerId)).toEqual([]);
  });

  it('leaves what was before the first contract to whatever settled it then', async () => {
    const partnerId = await newPartner({ validFrom: addDays(today, -10) });
    await sell(partnerId, 100_00, 20);
    expect((await run(partnerId)).made).toBe(0);
    await sell(partnerId, 50_00);
    await run(partnerId);
    expect(await settlements(partnerId)).toMatchObject([{ captured: 50_00 }]);
  });

  it('carries too little to the next one, and it is paid there', async () => {
    const partnerId = await newPartner({ commission: 0, minimumPayout: 150_00 });
    await sell(partnerId, 100_00, 3);
    await run(partnerId, addDays(today, -3));
    const [first] = await settlements(partnerId);
    expect(first).toMatchObject({ payout: 0, carriedOut: 100_00 });
    await approve(first?.id ?? 0);
    await sell(partnerId, 60_00);
    await run(partnerId);
    expect((await settlements(partnerId))[1]).toMatchObject({
      carriedIn: 100_00,
      payout: 160_00,
      carriedOut: 0,
    });
  });

  it('is never approved by its author, whatever statement is tried', async () => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00);
    await run(partnerId);
    const [made] = await settlements(partnerId);
    const ids = [made?.id ?? 0];
    const own = await accountant.call(api.settlement.approve, { body: { ids } });
    expect(JSON.stringify(own.body)).toContain('settlement.error.ownWork');
    await expect(
      sql`
        update settlement set
          status = 'APPROVED', approved_by = made_by, approved_at = now(), year = 2026, number = 1
        where id = ${made?.id ?? 0}`.execute(test.db),
    ).rejects.toThrow('check constraint');
    expect((await approve(...ids)).body.approved).toBe(1);
    expect((await approve(...ids)).status).toBe(422);
  });

  it('is booked when it is approved: what is kept, its VAT, and what is to be paid', async () => {
    const partnerId = await newPartner({ perTransaction: 2_00 });
    await sell(partnerId, 100_00);
    await run(partnerId);
    const [made] = await settlements(partnerId);
    const id = made?.id ?? 0;
    expect(await lines(id)).toEqual([]);
    await approve(id);
    expect(await lines(id)).toEqual([
      ['PARTNER', 'FEE_INCOME', 5_00],
      ['PARTNER', 'FEE_INCOME', 2_00],
      ['PARTNER', 'PAYOUT', 91_53],
      ['PARTNER', 'VAT', 1_47],
    ]);
    const { content } = (
      await accountant.call(api.book.journal, { document: 'SETTLEMENT', documentId: id })
    ).body;
    // the journal calls it as its paper does
    const [{ number } = { number: null }] = await settlements(partnerId);
    expect(number).toMatch(/^20\d\d-\d{4}$/);
    expect(content.map(({ documentNumber }) => documentNumber)).toEqual(Array(4).fill(number));
    await compareBooks(test.db);
    const card = { account: 'PARTNER', partyId: partnerId, from: today, to: today } as const;
    expect((await accountant.call(api.book.card, card)).body.closing).toBe(0);
  });

  it('is never changed when it was approved, and its number leaves no gap', async () => {
    const partners = [await newPartner(), await newPartner(), await newPartner()];
    for (const one of partners) await sell(one, 100_00);
    await run();
    const drafts = await settlements();
    await accountant.call(api.settlement.discard, { id: drafts[0]?.id ?? 0 });
    await approve(...drafts.slice(1).map(({ id }) => id));
    await run();
    const [again] = (await settlements()).filter(({ status }) => status === 'DRAFT');
    expect(again).toMatchObject({ captured: 100_00 });
    await approve(again?.id ?? 0);
    const year = today.slice(0, 4);
    expect((await settlements()).map(({ number }) => number)).toEqual([
      `${year}-0001`,
      `${year}-0002`,
      `${year}-0003`,
    ]);
    const id = again?.id ?? 0;
    expect((await accountant.call(api.settlement.discard, { id })).status).toBe(422);
    const write = [
      sql`update settlement set vat = vat + 1, payout = payout - 1 where id = ${id}`,
      sql`delete from settlement where id = ${id}`,
    ];
    for (const one of write) await expect(one.execute(test.db)).rejects.toThrow('never changed');
  });

  it('is of movements that are there, and none of them goes away', async () => {
    const partnerId = await newPartner();
    const paid = await sell(partnerId, 200_00);
    await run(partnerId);
    const [made] = await settlements(partnerId);
    const taken = (movementId: number) =>
      sql`
        insert into settlement_item (
          user_id, movement_id, settlement_id, is_refund, amount, day, partner_contract_id, commission
        )
        select user_id, ${movementId}::int, settlement_id, is_refund, amount, day, partner_contract_id, commission
        from settlement_item
        where settlement_id = ${made?.id ?? 0}`.execute(test.db);
    await expect(taken(paid + 99)).rejects.toThrow('movements that are there');
    await expect(sql`delete from movement where id = ${paid}`.execute(test.db)).rejects.toThrow(
      'ledger_entry',
    );
  });

  it('is a table for the partner, with its payments and its sums', async () => {
    const partnerId = await newPartner();
    const paid = await sell(partnerId, 200_00);
    await giveBack(paid, 50_00);
    await run(partnerId);
    const [made] = await settlements(partnerId);
    const file = await accountant.send(
      'GET',
      `/api/admin/settlement/${made?.id ?? 0}/file?format=XLSX&language=en`,
    );
    const rows = (await readOfficeFile(file.rawPayload)).lines.map(({ cells }) => cells);
    expect(rows[0]).toEqual([
      'Day',
      'Movement',
      'Kind',
      'Branch',
      'Reference of the till',
      'Amount',
    ]);
    expect(rows.at(-1)).toEqual(['Payout', '', '', '', '', '140.92']);
    expect(rows).toHaveLength(11);
  });
});

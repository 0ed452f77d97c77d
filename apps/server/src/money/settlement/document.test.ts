import { api } from '@cafeteria/contract';
import { beforeEach, expect, it } from 'vitest';
import { forgetMoney } from '../../test/money.ts';
import { minor, tablesOf } from '../../test/money-tables.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const { accountant, newPartner, fillPurse, sell, giveBack, run, settlements, approve, lines } =
  await openSettling(test);
const terms = { perTransaction: 1_00 };
/** The last settlement of a partner, approved, is what the document says, figure by figure. */
const isAsWritten = async (partnerId: number, name: string): Promise<void> => {
  const id = (await settlements(partnerId)).at(-1)?.id ?? 0;
  await approve(id);
  const { body } = await accountant.call(api.settlement.get, { id });
  const [sums = [], booked = []] = tablesOf(name);
  expect([
    ['captured', body.captured],
    ['refunded', body.refunded],
    ['commission', body.commission],
    ['fees', body.transactionFees],
    ['VAT', body.vat],
    ['payout', body.payout],
    ['carried on', body.carriedOut],
  ]).toEqual(sums.map(([what, , amount = '']) => [what, minor(amount)]));
  const sorted = (all: readonly (readonly unknown[])[]) => all.map(String).toSorted();
  expect(sorted(await lines(id))).toEqual(
    sorted(booked.map(([debit, credit, amount = '']) => [debit, credit, minor(amount)])),
  );
};

beforeEach(async () => {
  await forgetMoney(test.db);
  await fillPurse();
});

it('A month with a refund', async () => {
  const partnerId = await newPartner(terms);
  await sell(partnerId, 1_000_00);
  const second = await sell(partnerId, 500_00);
  await giveBack(second, 200_00);
  await run(partnerId);
  await isAsWritten(partnerId, 'A month with a refund');
});
it('Too little to be paid', async () => {
  const partnerId = await newPartner({ ...terms, minimumPayout: 500_00 });
  await sell(partnerId, 100_00);
  await run(partnerId);
  await isAsWritten(partnerId, 'Too little to be paid');
});
it('A refund of what was settled before', async () => {
  const partnerId = await newPartner(terms);
  const paid = await sell(partnerId, 1_000_00, 9);
  await run(partnerId, addDays(settlingDay, -9));
  await approve((await settlements(partnerId))[0]?.id ?? 0);
  await giveBack(paid, 1_000_00);
  await run(partnerId);
  await isAsWritten(partnerId, 'A refund of what was settled before');
});

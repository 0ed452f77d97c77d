import { api } from '@cafeteria/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMoney } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const {
  accountant,
  admin,
  newPartner,
  begin,
  work,
  fillPurse,
  sell,
  giveBack,
  run,
  settlements,
  approve,
} = await openSettling(test);
const today = settlingDay;

beforeEach(async () => {
  await forgetMoney(test.db);
  await fillPurse();
});

describe('a run', () => {
  it('is of days that are over', async () =>
    expect(
      (await accountant.call(api.settlementRun.start, { body: { upTo: today, partnerId: null } }))
        .status,
    ).toBe(422));

  it('goes on where it was killed, settles nothing twice, and who fails holds up nobody', async () => {
    const partners = [await newPartner(), await newPartner(), await newPartner()];
    for (const one of partners) await sell(one, 100_00);
    const id = await begin();
    // what a death leaves: the transaction of one partner undone, whichever process has done the others
    await sql
      .raw(`
        create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end';
        create trigger die before insert on settlement for each row
          when (new.partner_id = ${partners[1] ?? 0}) execute function die()`)
      .execute(test.db);
    await expect(work(id)).rejects.toThrow('killed');
    expect((await admin.call(api.settlementRun.get, { id })).body).toMatchObject({
      done: 2,
      finishedAt: null,
    });
    await sql`drop function die cascade`.execute(test.db);
    await work(id);
    await work(id);
    expect((await settlements()).map(({ captured }) => captured)).toEqual([100_00, 100_00, 100_00]);
    expect((await admin.call(api.settlementRun.get, { id })).body).toMatchObject({
      total: 3,
      done: 3,
      made: 3,
      payout: 3 * 93_95,
    });
  });

  it('shares its partners with the same run elsewhere, and with another one', async () => {
    const partners = await Promise.all([1, 2, 3, 4].map(() => newPartner()));
    for (const one of partners) await sell(one, 100_00);
    const [first, second] = [await begin(), await begin()];
    await Promise.all([first, first, second].map(work));
    expect((await settlements()).map(({ partner }) => partner.id).toSorted()).toEqual(
      partners.toSorted(),
    );
  });
});

it('whatever is paid, refunded and settled, what was captured is paid, kept or carried', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('sell' as const), amount: fc.integer({ min: 1, max: 300_00 }) }),
    fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 100_00 }) }),
    fc.record({ do: fc.constant('settle' as const), amount: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await forgetMoney(test.db);
      await fillPurse();
      const partnerId = await newPartner({
        commission: 333,
        perTransaction: 1_11,
        minimumPayout: 100_00,
      });
      const sold: { id: number; left: number }[] = [];
      let due = 0;
      for (const [index, { do: what, amount }] of steps.entries()) {
        const days = 100 - index;
        const last = sold.at(-1);
        if (what === 'sell') {
          sold.push({ id: await sell(partnerId, amount, days), left: amount });
          due += amount;
        } else if (what === 'refund' && last && last.left >= amount) {
          await giveBack(last.id, amount, days);
          last.left -= amount;
          due -= amount;
        } else if (what === 'settle') {
          const { drafts } = await run(partnerId, addDays(today, -days));
          if (drafts.length > 0) await approve(...drafts);
        }
      }
      const { drafts } = await run(partnerId);
      if (drafts.length > 0) await approve(...drafts);
      const made = await settlements(partnerId);
      const settled = made.reduce((sum, { payout, fees }) => sum + payout + fees, 0);
      expect(settled + (made.at(-1)?.carriedOut ?? 0)).toBe(due);
      expect((await compareBooks(test.db)).filter(({ what }) => what !== 'line')).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

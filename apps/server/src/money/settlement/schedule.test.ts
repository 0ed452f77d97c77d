import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { columns, query } from '../../platform/db/index.ts';
import { forgetMoney, insertPartner } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays } from '../ledger/index.ts';
import { closeMonth, finishMonth } from '../month/close.ts';
import { planRun, runJob, settleBySchedule } from './schedule.ts';

const test = await openTestApp({}, { works: false });
const {
  accountant,
  admin,
  agree,
  newPartner,
  begin,
  work,
  fillPurse,
  sell,
  run,
  settlements,
  approve,
  lines,
} = await openSettling(test);
const yesterday = addDays(settlingDay, -1);
const longAgo = addDays(settlingDay, -1_000);
const daysAgo = (day: string): number => (Date.parse(settlingDay) - Date.parse(day)) / 86_400_000;
/** The last evening at which it is so; there is one within a year and a half. */
const lastEvening = (isSo: (next: Date) => boolean, day = addDays(settlingDay, -30)): string =>
  isSo(new Date(`${addDays(day, 1)}T12:00:00Z`)) ? day : lastEvening(isSo, addDays(day, -1));
const monthEnd = lastEvening((next) => next.getUTCDate() === 1);

/** What of these days is due: planned and worked off as the jobs do it. */
const schedule = async (upTo = yesterday): Promise<number | undefined> => {
  const id = await planRun(test.deps, upTo);
  if (id !== undefined) await work(id);
  return id;
};
const runs = async () => (await accountant.call(api.settlementRun.list, {})).body.content;
const submit = (ids: number[], by = accountant) =>
  by.call(api.settlement.submit, { body: { ids } });
const draftsOf = async (id: number | undefined) =>
  (await accountant.call(api.settlementRun.get, { id: id ?? 0 })).body;
const messageOf = ({ body }: { readonly body: unknown }): string | undefined =>
  JSON.stringify(body).match(/settlement\.error\.\w+/)?.[0];

beforeEach(async () => {
  await forgetMoney(test.db);
  await fillPurse();
  // only what a test agrees on is due
  await sql`update partner_contract set active = false`.execute(test.db);
});

describe('when the period of a contract has ended', () => {
  it('a draft is made by nobody, once, and the accountant finds it', async () => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00);
    const id = await schedule();
    expect(await runs()).toMatchObject([
      { id, upTo: yesterday, bySchedule: true, madeBy: null, total: 1, made: 1 },
    ]);
    expect(await settlements(partnerId)).toMatchObject([
      { status: 'DRAFT', cutOff: yesterday, payout: 93_95, toSubmit: true, isOwn: false },
    ]);
    expect((await admin.call(api.dashboard.get, {})).body.attention.draftSettlements).toBe(1);
    const { rows } = await query`
      select ${columns({ userId: sql<number | null>`user_id`, after: sql<unknown>`after` })}
      from audit
      where entity = 'settlement_run'
      order by id desc
      limit 1`.execute(test.db);
    expect(rows).toEqual([{ userId: null, after: { upTo: yesterday, partners: 1 } }]);
    expect(await schedule()).toBeUndefined();
  });

  it('who has sold nothing gets none, and one day of another period is no end of it', async () => {
    const partnerId = await newPartner({ period: 'MONTH', validFrom: longAgo });
    await newPartner();
    await sell(partnerId, 100_00, daysAgo(monthEnd));
    expect(await schedule(addDays(monthEnd, -1))).toBeUndefined();
    expect(await schedule(monthEnd)).toBeDefined();
    expect(await settlements()).toMatchObject([{ partner: { id: partnerId }, cutOff: monthEnd }]);
  });

  it('where two periods end on one day, everybody whose it is gets a draft in one run', async () => {
    const sunday = lastEvening((next) => next.getUTCDay() === 1 && next.getUTCDate() === 1);
    const periods = ['DAY', 'WEEK', 'HALF_MONTH', 'MONTH'] as const;
    for (const period of periods) {
      const partnerId = await newPartner({ period, validFrom: longAgo });
      await sell(partnerId, 100_00, daysAgo(sunday));
    }
    expect(await draftsOf(await schedule(sunday))).toMatchObject({ total: 4, made: 4 });
    const made = await settlements();
    expect(made.map(({ cutOff }) => cutOff)).toEqual(periods.map(() => sunday));
  });

  it('days on which nothing ran are settled at once, up to the last end of a period', async () => {
    const partnerId = await newPartner({ period: 'WEEK', validFrom: longAgo });
    const sunday = lastEvening((next) => next.getUTCDay() === 1);
    for (const weeks of [2, 1, 0]) await sell(partnerId, 100_00, daysAgo(sunday) + 7 * weeks);
    await sell(partnerId, 1_00, daysAgo(sunday) - 1);
    await schedule(addDays(sunday, 3));
    expect(await settlements(partnerId)).toMatchObject([{ cutOff: sunday, captured: 300_00 }]);
  });

  it('too little is carried to the next one, as ever', async () => {
    const partnerId = await newPartner({ commission: 0, minimumPayout: 150_00 });
    await sell(partnerId, 100_00, 3);
    const id = await schedule(addDays(settlingDay, -3));
    const { drafts } = await draftsOf(id);
    await submit(drafts);
    await approve(...drafts);
    await sell(partnerId, 60_00);
    await schedule();
    expect(await settlements(partnerId)).toMatchObject([
      { payout: 0, carriedOut: 100_00 },
      { carriedIn: 100_00, payout: 160_00 },
    ]);
  });
});

describe('a contract', () => {
  it('that begins inside a period is settled from its first day at the end of it', async () => {
    const partnerId = await newPartner({ period: 'MONTH', validFrom: addDays(monthEnd, -4) });
    await sell(partnerId, 70_00, daysAgo(monthEnd) + 10);
    await sell(partnerId, 100_00, daysAgo(monthEnd) + 2);
    await schedule(monthEnd);
    expect(await settlements(partnerId)).toMatchObject([{ captured: 100_00, cutOff: monthEnd }]);
  });

  it('that changes inside a period ends by the new one, each payment by its own terms', async () => {
    const partnerId = await insertPartner(test.db);
    const change = addDays(monthEnd, -5);
    await agree(partnerId, { validFrom: longAgo, validTo: change, period: 'DAY', commission: 0 });
    await agree(partnerId, { validFrom: addDays(change, 1), period: 'MONTH', commission: 1_000 });
    await sell(partnerId, 100_00, daysAgo(change));
    await sell(partnerId, 100_00, daysAgo(monthEnd));
    await schedule(addDays(monthEnd, -1));
    expect(await settlements(partnerId)).toMatchObject([{ cutOff: change, fees: 0 }]);
    const { drafts } = await draftsOf((await runs())[0]?.id);
    await submit(drafts);
    await approve(...drafts);
    await schedule(monthEnd);
    expect((await settlements(partnerId))[1]).toMatchObject({ cutOff: monthEnd, fees: 12_10 });
  });

  it('that has not begun yet, or is switched off, makes nothing due', async () => {
    const partnerId = await newPartner({ validFrom: addDays(settlingDay, 5) });
    await sell(partnerId, 100_00);
    expect(await schedule()).toBeUndefined();
  });

  it('that leaves a day out is named in the run, and not again every hour', async () => {
    const partnerId = await insertPartner(test.db);
    await agree(partnerId, { validFrom: longAgo, validTo: addDays(settlingDay, -10) });
    await sell(partnerId, 100_00, 5);
    const { problems } = await draftsOf(await schedule());
    expect(problems).toMatchObject([{ outcome: 'NO_CONTRACT', payments: 1 }]);
    expect(await schedule()).toBeUndefined();
  });
});

describe('once and only once', () => {
  it('two nodes at once make one run and one draft of each', async () => {
    const partners = [await newPartner(), await newPartner(), await newPartner()];
    for (const one of partners) await sell(one, 100_00);
    const planned = await Promise.all([1, 2, 3].map(() => planRun(test.deps)));
    const [id] = planned.filter((one) => one !== undefined);
    expect(planned.filter((one) => one !== undefined)).toHaveLength(1);
    await Promise.all([1, 2].map(() => work(id ?? 0)));
    expect((await settlements()).map(({ partner }) => partner.id).toSorted()).toEqual(
      partners.toSorted(),
    );
  });

  it('a run that dies goes on where it died, and no other is begun meanwhile', async () => {
    const partners = [await newPartner(), await newPartner()];
    for (const one of partners) await sell(one, 100_00);
    const id = (await planRun(test.deps)) ?? 0;
    await sql
      .raw(`
        create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end';
        create trigger die before insert on settlement for each row
          when (new.partner_id = ${partners[0] ?? 0}) execute function die()`)
      .execute(test.db);
    await expect(work(id)).rejects.toThrow('killed');
    expect((await settlements()).map(({ partner }) => partner.id)).toEqual([partners[1]]);
    expect(await planRun(test.deps)).toBeUndefined();
    await sql`drop function die cascade`.execute(test.db);
    await work(id);
    expect(await settlements()).toHaveLength(2);
  });

  it('a draft that was thrown away is not made again by itself; the next end takes it', async () => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00, 2);
    const { drafts } = await draftsOf(await schedule(addDays(settlingDay, -2)));
    await accountant.call(api.settlement.discard, { id: drafts[0] ?? 0 });
    expect(await schedule(addDays(settlingDay, -2))).toBeUndefined();
    await schedule();
    expect(await settlements(partnerId)).toMatchObject([{ cutOff: yesterday, captured: 100_00 }]);
  });

  it('a period that ends beside a draft waits until that is decided', async () => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00, 3);
    await run(partnerId, addDays(settlingDay, -3));
    await sell(partnerId, 50_00);
    expect(await schedule()).toBeUndefined();
    await approve(...(await settlements(partnerId)).map(({ id }) => id));
    await schedule();
    expect((await settlements(partnerId))[1]).toMatchObject({ captured: 50_00, toSubmit: true });
  });

  it('a draft somebody makes between planning and work does not lose the end of the period', async () => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00, 3);
    await sell(partnerId, 50_00);
    const planned = await planRun(test.deps);
    await work(await begin(partnerId, addDays(settlingDay, -3)));
    await work(planned ?? 0);
    await approve(...(await settlements(partnerId)).map(({ id }) => id));
    await schedule();
    expect((await settlements(partnerId))[1]).toMatchObject({ captured: 50_00 });
  });

  it('what failed for good is named, and settled by hand', async () => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00);
    const id = (await planRun(test.deps)) ?? 0;
    // as the queue does when the run has failed three times
    const settling = test.declared.find(({ name }) => name === runJob);
    if (settling?.abandon) await Reflect.apply(settling.abandon, undefined, [{ id }]);
    expect((await draftsOf(id)).problems).toMatchObject([{ outcome: 'FAILED' }]);
    expect(await schedule()).toBeUndefined();
    expect((await run(partnerId)).made).toBe(1);
  });
});

describe('four eyes', () => {
  const made = async (): Promise<number> => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00);
    return (await draftsOf(await schedule())).drafts[0] ?? 0;
  };

  it('no statement approves what nobody has taken on', async () => {
    const id = await made();
    expect(messageOf(await approve(id))).toBe('settlement.error.notSubmitted');
    await expect(
      sql`
        update settlement set
          status = 'APPROVED', approved_by = 1, approved_at = now(), year = 1, number = 1
        where id = ${id}`.execute(test.db),
    ).rejects.toThrow('check constraint');
  });

  it('who takes it on does not approve it, another does, and then it is booked', async () => {
    const id = await made();
    expect((await submit([id])).body).toEqual({ submitted: 1 });
    expect(messageOf(await submit([id], admin))).toBe('settlement.error.submitted');
    const own = await accountant.call(api.settlement.approve, { body: { ids: [id] } });
    expect(messageOf(own)).toBe('settlement.error.ownWork');
    expect((await approve(id)).body).toEqual({ approved: 1 });
    expect((await accountant.call(api.settlement.get, { id })).body).toMatchObject({
      bySchedule: true,
      status: 'APPROVED',
      submittedAt: expect.any(String),
    });
    expect(await lines(id)).toContainEqual(['PARTNER', 'PAYOUT', 93_95]);
  });

  it('what somebody has made is not taken on by another', async () => {
    const partnerId = await newPartner();
    await sell(partnerId, 100_00);
    const { drafts } = await run(partnerId);
    expect(messageOf(await submit(drafts, admin))).toBe('settlement.error.submitted');
  });
});

it('a month that is closed stays as it is: its draft is made, and booked into the open one', async () => {
  const partnerId = await newPartner({ period: 'MONTH', validFrom: longAgo });
  const ended = lastEvening((next) => next.getUTCDate() === 1, yesterday);
  await sell(partnerId, 100_00, daysAgo(ended));
  const month = ended.slice(0, 7);
  const send = () => Promise.resolve();
  const by = { user: { id: 1 }, ip: '127.0.0.1' };
  await closeMonth({ ...test.deps, jobs: { ...test.deps.jobs, send } }, month, by);
  const { closings } = (await accountant.call(api.month.get, { month })).body;
  await finishMonth(test.deps, closings[0]?.id ?? 0);
  const { drafts } = await draftsOf(await schedule());
  await submit(drafts);
  await approve(...drafts);
  const { rows } = await query`
    select ${columns({ day: sql<string>`day` })}
    from book_line
    where document = 'SETTLEMENT'`.execute(test.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ day }) => day > ended)).toBe(true);
});

it('is switched off by the operator', async () => {
  await sell(await newPartner(), 100_00);
  const given = (settlementSchedule: boolean) => ({
    ...test.deps,
    config: { ...test.deps.config, settlementSchedule },
  });
  expect(await settleBySchedule(given(false))).toBeUndefined();
  expect(await runs()).toEqual([]);
  expect(await settleBySchedule(given(true))).toBeDefined();
});

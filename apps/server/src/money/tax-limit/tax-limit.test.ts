import { api, isSetYearly, limitedRegimes, regimesOf } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { textsOf } from '../../kernel/texts.ts';
import { readMails } from '../../test/mail.ts';
import { forgetMoney, giveCredits, insertPartner, pay } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { openTill } from '../../test/till.ts';
import { checkLedger } from '../ledger/ledger.jobs.ts';
import { pragueDay, pragueYear } from '../ledger/index.ts';
import { listDueLimits, remindOfLimits } from './reminder.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const employee = await test.signedIn('employee');
const userId = 2;
const year = pragueYear();
const gym = await insertPartner(test.db, { name: 'Posilovna', mainCategoryId: 6 });
/** Those whose figures a Czech law sets again each year. */
const yearly = limitedRegimes
  .filter((regime) => isSetYearly(regime) && regimesOf('CZ').includes(regime))
  .toSorted();
/** The figures of these end with a year; the one of leisure may be there for the next. */
const endIn = async (last: number, next?: { readonly leisure: number }): Promise<void> => {
  await sql`delete from tax_limit where extract(year from valid_from) > ${last}`.execute(test.db);
  await sql`
    update tax_limit t set valid_to = make_date(${last}, 12, 31)
    where t.country = 'CZ'
      and t.valid_from = (select max(o.valid_from) from tax_limit o where o.regime = t.regime)`.execute(
    test.db,
  );
  if (next)
    await sql`
      insert into tax_limit (country, regime, valid_from, period, amount, source, folded, active)
      values ('CZ', 'CZ_LEISURE', make_date(${last + 1}, 1, 1), 'YEAR', ${next.leisure}, 'ZDP', 'zdp', true)`.execute(
      test.db,
    );
};
const due = async (day: string) =>
  (await listDueLimits(test.db, 'CZ', day)).map((one) => `${one.regime} ${one.year}`);
beforeEach(async () => {
  await forgetMoney(test.db);
});

describe('a limit the law sets for each year', () => {
  it('ends with its year, though nobody said so', async () => {
    const body = {
      regime: 'CZ_HEALTH',
      period: 'YEAR',
      amount: 5_000_000,
      validFrom: `${year + 5}-01-01`,
      validTo: null,
      source: '§ 6 odst. 9 písm. d) ZDP',
    } as const;
    const { id, validTo } = (await admin.call(api.taxLimitAdmin.create, { body })).body;
    expect(validTo).toBe(`${year + 5}-12-31`);
    await admin.call(api.taxLimitAdmin.remove, { id });
  });
  it('holds on where a statute sets it once', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from tax_limit
      where country = 'SK' and period = 'YEAR' and valid_to is null`.execute(test.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});

describe('a year without a limit', () => {
  it('is named from 1 November of the year before, regime by regime', async () => {
    await endIn(year);
    expect(await due(`${year}-10-31`)).toEqual([]);
    const next = yearly.map((regime) => `${regime} ${year + 1}`);
    expect(next).toContain(`CZ_LEISURE ${year + 1}`);
    expect(await due(`${year}-11-01`)).toEqual(next);
    expect(await due(`${year + 1}-02-01`)).toEqual(next);
    await endIn(year, { leisure: 2_500_000 });
    expect(await due(`${year}-12-31`)).toEqual(next.filter((one) => !one.includes('LEISURE')));
  });
  it('stands on the dashboard', async () => {
    await endIn(year - 1);
    const { limitsDue } = (await admin.call(api.dashboard.get, {})).body;
    expect(limitsDue).toContainEqual({ regime: 'CZ_LEISURE', year });
  });
  it('is told administrators by one mail for a year and a regime', async () => {
    await endIn(year, { leisure: 2_500_000 });
    for (const day of [`${year}-11-01`, `${year}-11-02`, `${year}-12-24`])
      await remindOfLimits(test.deps, day);
    const { rows } = await sql<{ id: number }>`
      select id from "user" where 'ROLE_ADMIN' = any(roles)`.execute(test.db);
    const mails = await readMails(test, rows[0]?.id ?? 0);
    const nextYearMails = mails.filter(({ subject }) => subject.includes(String(year + 1)));
    const t = await textsOf('message')('cs');
    const missing = yearly.filter((regime) => regime !== 'CZ_LEISURE');
    const words = missing.map((regime) => t(`limitDue.regime.${regime}`));
    expect(words).toContain('Zdraví');
    expect(
      nextYearMails.map(({ subject }) => subject.replaceAll('\u00A0', ' ')).toSorted(),
    ).toEqual(words.map((word) => `Doplňte limit na rok ${year + 1}: ${word}`).toSorted());
  });
});

describe('what happens in a year without a limit', () => {
  const grant = (dryRun: boolean) =>
    admin.call(api.creditGrant.grant, {
      clientId: 1,
      body: {
        regime: 'CZ_LEISURE',
        validFrom: pragueDay(),
        note: null,
        ground: 'BEYOND_WAGE',
        currency: 'CZK',
        items: [{ userId, amount: 1_000 }],
        dryRun,
      },
    });
  const asks = (limitMissing: 'warn' | 'block') =>
    Object.assign(test.deps.config, { limitMissing });
  it('a grant says so, and a payment goes on', async () => {
    await endIn(year - 1);
    expect((await grant(true)).body.yearWithoutLimit).toBe(year);
    await giveCredits(test.db, userId, { amount: 1_000 });
    expect((await pay(test.db, userId, { partnerId: gym, amount: 100 })).decline).toBeNull();
    await endIn(year);
    expect((await grant(true)).body.yearWithoutLimit).toBeNull();
  });
  it('both are refused with their true reason where the installation wants so', async () => {
    await endIn(year - 1);
    asks('block');
    const refused = await grant(false);
    expect([refused.status, refused.body.fieldErrors]).toMatchObject([
      422,
      [{ field: 'regime', messageKey: 'credit.limitMissing', params: { year } }],
    ]);
    await giveCredits(test.db, userId, { amount: 1_000 });
    const paid = { partnerId: gym, amount: 100, limitMissing: 'block' } as const;
    expect((await pay(test.db, userId, paid)).decline).toBe('LIMIT_MISSING');
    await giveCredits(test.db, userId, { amount: 1_000, regime: 'TAXED' });
    expect((await pay(test.db, userId, paid)).decline).toBeNull();
    asks('warn');
  });
  it('the till and its payer read why; what was bought before can still be given back', async () => {
    const meals = await insertPartner(test.db, { name: 'Bistro' });
    const { till } = await openTill(test, admin, meals);
    await giveCredits(test.db, userId, { amount: 10_000, regime: 'CZ_MEAL' });
    const codeOf = async () =>
      (await employee.call(api.paymentCode.create, { body: { usePrivate: false } })).body.code;
    const amount = { amount: 1_000, currency: 'CZK' };
    const { paymentId } = (await till.authorize({ code: await codeOf(), amount })).body;
    await till.capture({ paymentId });
    await endIn(year - 1);
    asks('block');
    const refused = await till.authorize({ code: await codeOf(), amount });
    expect(refused.body).toMatchObject({ status: 'DECLINED', declineReason: 'LIMIT_MISSING' });
    expect((await employee.call(api.paymentCode.get, {})).body).toMatchObject({
      declineReason: 'LIMIT_MISSING',
      available: { amount: 0 },
    });
    const covered = await employee.call(api.coverage.get, { partnerId: meals });
    expect(covered.body.parts).toEqual([]);
    expect((await till.refund({ paymentId })).body.refunded).toMatchObject(amount);
    expect(await checkLedger(test.db)).toEqual([]);
    asks('warn');
  });
});

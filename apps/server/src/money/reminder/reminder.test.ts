import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillWallet, forgetMoney, giveCredits } from '../../test/money.ts';
import { readMails } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { remindLeavers, remindOfExpiry } from './reminder.ts';

const test = await openTestApp();
beforeEach(async () => {
  await sql`delete from message`.execute(test.db);
  await forgetMoney(test.db);
  await sql`update "user" set active = true, employment_to = null`.execute(test.db);
});

const userId = 2;
const today = pragueDay();
const inDays = (days: number): string => addDays(today, days);
const credits = async (amount: number, lastDay: string): Promise<void> => {
  await giveCredits(test.db, userId, { amount });
  await sql`
    update credit_lot set expires_on = ${lastDay}::date
    where id = (select max(id) from credit_lot)`.execute(test.db);
};
const subjects = async (id = userId): Promise<string[]> =>
  (await readMails(test, id)).map(({ subject }) => subject.replaceAll('\u00A0', ' '));

describe('the reminder of credits that end', () => {
  it.each([30, 7, 1])('comes %i days before the last day', async (days) => {
    await credits(5_000, inDays(days));
    await remindOfExpiry(test.deps);
    expect(await subjects()).toHaveLength(1);
  });
  it.each([31, 29, 8, 6, 2, 0])('does not come %i days before', async (days) => {
    await credits(5_000, inDays(days));
    await remindOfExpiry(test.deps);
    expect(await subjects()).toEqual([]);
  });
  it('comes once a day, with all that ends', async () => {
    await credits(5_000, inDays(7));
    await credits(9_900, inDays(30));
    await remindOfExpiry(test.deps);
    await remindOfExpiry(test.deps);
    const mails = await readMails(test, userId);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.replaceAll('\u00A0', ' ')).toMatch(/50,00 Kč[\s\S]*99,00 Kč/);
  });
  it('does not come for less than 50 Kč, unless more of it ends together', async () => {
    await credits(4_999, inDays(7));
    await remindOfExpiry(test.deps);
    expect(await subjects()).toEqual([]);
    await credits(1, inDays(7));
    await remindOfExpiry(test.deps);
    expect(await subjects()).toHaveLength(1);
  });
  it('does not come to somebody switched off', async () => {
    await credits(5_000, inDays(7));
    await sql`update "user" set active = false where id = ${userId}`.execute(test.db);
    await remindOfExpiry(test.deps);
    expect(await subjects()).toEqual([]);
  });
  it('counts days of the calendar, also when the clocks change', async () => {
    await credits(5_000, '2027-03-29');
    await remindOfExpiry(test.deps, '2027-03-28');
    await credits(5_000, '2026-11-01');
    await remindOfExpiry(test.deps, '2026-10-25');
    expect(await subjects()).toHaveLength(2);
    expect(pragueDay(new Date('2027-03-27T23:30:00Z'))).toBe('2027-03-28');
    expect(pragueDay(new Date('2027-03-28T22:30:00Z'))).toBe('2027-03-29');
  });
  it('speaks the language of its reader, with the right plural', async () => {
    await credits(5_000, inDays(7));
    await sql`update "user" set language = 'SK' where id = ${userId}`.execute(test.db);
    await remindOfExpiry(test.deps);
    expect(await subjects()).toEqual(['50,00 Kč v benefitoch platí už len 7 dní']);
    await sql`update "user" set language = 'CZ' where id = ${userId}`.execute(test.db);
  });
});

describe('a person who leaves', () => {
  const leaves = (lastDay: string, leaverDays = 0) =>
    sql`
      with policy as (
        update client set
          credit_policy = credit_policy || jsonb_build_object('leaverDays', ${leaverDays}::int)
        where id = 1
      )
      update "user" set employment_to = ${lastDay}::date - ${leaverDays}::int
      where id = ${userId}`.execute(test.db);
  it.each([14, 3])('is told %i days before the credits go back', async (days) => {
    await giveCredits(test.db, userId, { amount: 5_000 });
    await leaves(inDays(days), 10);
    await remindLeavers(test.deps);
    await remindLeavers(test.deps);
    expect(await subjects()).toHaveLength(1);
  });
  it.each([15, 13, 4, 2, 0])('is not told %i days before', async (days) => {
    await giveCredits(test.db, userId, { amount: 5_000 });
    await leaves(inDays(days), 10);
    await remindLeavers(test.deps);
    expect(await subjects()).toEqual([]);
  });
  it('learns that own money stays', async () => {
    await giveCredits(test.db, userId, { amount: 5_000 });
    await fillWallet(test.db, userId, 7_700);
    await leaves(inDays(3));
    await remindLeavers(test.deps);
    const [mail] = await readMails(test, userId);
    expect(mail?.text.replaceAll('\u00A0', ' ')).toContain('Vlastních 77,00 Kč');
  });
  it('with nothing of an employer’s is not told', async () => {
    await fillWallet(test.db, userId, 7_700);
    await leaves(inDays(3));
    await remindLeavers(test.deps);
    expect(await subjects()).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillWallet, forgetMoney, giveCredits } from '../../test/money.ts';
import { readMails } from '../../test/mail.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays, pragueDay } from '../ledger/index.ts';
import { remindLeavers, remindOfExpiry, remindOfOwnMoney } from './reminder.ts';

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

describe('own money of somebody who cannot sign in any more', () => {
  /** Off for so many hours: the employer, or the person alone. */
  const off = (table: 'client' | 'user', hours: number) =>
    sql`
      update ${sql.table(table)}
      set active = false, last_modified = now() - make_interval(hours => ${hours})
      where id = ${table === 'client' ? 1 : userId}`.execute(test.db);
  const kinds = async () => (await readMails(test, userId)).map(({ kind }) => kind);
  beforeEach(() =>
    sql`
      update "user" set last_modified = now() - interval '3 days', last_login_at = null`.execute(
      test.db,
    ),
  );
  afterEach(() => sql`update client set active = true`.execute(test.db));

  it.each(['client', 'user'] as const)(
    'is told of once, a day after the %s was switched off',
    async (table) => {
      await fillWallet(test.db, userId, 12_300);
      await off(table, 23);
      await remindOfOwnMoney(test.deps);
      expect(await kinds()).toEqual([]);
      await off(table, 25);
      await remindOfOwnMoney(test.deps);
      await remindOfOwnMoney(test.deps);
      const [mail, ...others] = await readMails(test, userId);
      expect(others).toEqual([]);
      expect([mail?.kind, mail?.subject]).toEqual([
        'OWN_MONEY_LEFT',
        expect.stringContaining('123,00'),
      ]);
    },
  );
  it('is told of again to who came in meanwhile', async () => {
    await fillWallet(test.db, userId, 12_300);
    await off('user', 25);
    await remindOfOwnMoney(test.deps);
    await sql`update "user" set last_login_at = now() where id = ${userId}`.execute(test.db);
    await remindOfOwnMoney(test.deps);
    expect(await kinds()).toEqual(['OWN_MONEY_LEFT', 'OWN_MONEY_LEFT']);
  });
  it('is told of to nobody who can take it out, or has none', async () => {
    await fillWallet(test.db, userId, 12_300);
    await remindOfOwnMoney(test.deps);
    await forgetMoney(test.db);
    await giveCredits(test.db, userId, { amount: 5_000 });
    await off('user', 25);
    await remindOfOwnMoney(test.deps);
    expect(await kinds()).toEqual([]);
  });
});

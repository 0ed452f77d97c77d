import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { checkCode, issueCode, stateOfCode, useCode, voidCodes } from './index.ts';

const test = await openTestApp();
beforeEach(() => sql`delete from one_time_code`.execute(test.db));

const owner = { purpose: 'PHONE_CHANGE', userId: 2 } as const;
const target = '+420777123456';
const issue = (isUnlimited = false): Promise<string> =>
  issueCode(test.deps, test.db, { ...owner, target, isUnlimited });
const check = (code: string, userId = 2) => checkCode(test.deps, { ...owner, userId }, code);
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const age = (seconds: number) =>
  sql`update one_time_code set date_created = date_created - make_interval(secs => ${seconds})`.execute(
    test.db,
  );

describe('a one-time code', () => {
  it('is six digits, good once, and says what it was issued for', async () => {
    const code = await issue();
    expect(code).toMatch(/^\d{6}$/);
    const right = await check(code);
    expect(right?.target).toBe(target);
    expect(await useCode(test.db, right?.id ?? 0)).toBe(true);
    expect(await useCode(test.db, right?.id ?? 0)).toBe(false);
    expect(await check(code)).toBeUndefined();
  });
  it('is used up by one of many who use it at once', async () => {
    const right = await check(await issue());
    const uses = await Promise.all(
      Array.from({ length: 8 }, () => useCode(test.db, right?.id ?? 0)),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
  });
  it('is void after the fifth wrong guess, also when the guesses come at once', async () => {
    const code = await issue();
    await Promise.all(Array.from({ length: 20 }, () => check(wrong(code))));
    expect(await check(code)).toBeUndefined();
  });
  it('is no longer said to be there once its guesses are used up, so that another is waited for', async () => {
    const code = await issue();
    const sent = async () => (await stateOfCode(test.db, { ...owner, target })).codeSent;
    const before = await sent();
    for (let guess = 0; guess < 5; guess += 1) await check(wrong(code));
    expect([before, await sent()]).toEqual([true, false]);
  });
  it('bears four wrong guesses, and right ones are not counted', async () => {
    const code = await issue();
    for (let guess = 0; guess < 4; guess += 1) await check(wrong(code));
    expect(await check(code)).toBeDefined();
    expect(await check(code)).toBeDefined();
  });
  it('is nobody else’s', async () => {
    const code = await issue();
    expect(await check(code, 3)).toBeUndefined();
  });
  it('ends with its time, with a newer one, and with its owner', async () => {
    const old = await issue();
    await sql`update one_time_code set expires_at = now()`.execute(test.db);
    expect(await check(old)).toBeUndefined();
    const first = await issue(true);
    const second = await issue(true);
    expect([await check(first), await check(second)]).toEqual([
      first === second ? expect.anything() : undefined,
      expect.anything(),
    ]);
    await voidCodes(test.db, [2]);
    expect(await check(second)).toBeUndefined();
  });
  it('is issued once a minute and five times a day, and the refusal says how long to wait', async () => {
    await issue();
    await expect(issue()).rejects.toMatchObject({
      globalErrors: [
        {
          messageKey: 'code.error.tooSoon',
          params: { retryAfterSeconds: expect.any(Number), codeSent: true },
        },
      ],
    });
    for (let more = 0; more < 4; more += 1) {
      await age(61);
      await issue();
    }
    await age(61);
    await expect(issue()).rejects.toThrow('code.error.tooSoon');
  });
  it('is issued once to one who asks many times at once', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        test.deps.writeUnseen((tx) => issueCode(test.deps, tx, owner)),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
  it('is not stored as it is', async () => {
    const code = await issue();
    const { rows } = await sql<{
      hash: Buffer;
    }>`select code_hash as hash from one_time_code`.execute(test.db);
    expect(rows[0]?.hash.toString('utf8')).not.toContain(code);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { cloneDatabase } from '../../test/test-database.ts';
import { createStandby, openDatabase } from './index.ts';

const primary = await cloneDatabase();
afterAll(primary.drop);
const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';

/** The test's own database, opened as a replica is, or an address where nothing answers. */
const open = async (url?: string) => {
  const lines: string[] = [];
  const target = url ? { url } : { connection: primary.connection };
  const database = openDatabase({ ...target, readsOnly: true, max: 2 });
  const standby = createStandby(database, {
    primary: primary.pool,
    maxLagSeconds: 10,
    log: (line) => void lines.push(line),
  });
  await standby.look();
  return { standby, database, lines };
};
const there = async () => 'there';
const here = async () => 'here';
const failing = (error: Error) => async (): Promise<string> => {
  throw error;
};
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('what may lag', () => {
  it('is read where nothing can be written', async () => {
    const { standby } = await open();
    const { rows } = await sql<{ n: number }>`select 1::int as n`.execute(standby.db);
    expect(rows).toEqual([{ n: 1 }]);
    await expect(sql`delete from message`.execute(standby.db)).rejects.toThrow(/read-only/);
    await standby.close();
  });
  it('is answered there, and counted and told so', async () => {
    const { standby, lines } = await open();
    expect(await standby.prefer(there, here)).toBe('there');
    expect(standby.answered()).toEqual({ standby: 1, primary: 0 });
    expect(standby.lag()).toBe(0);
    expect(lines).toEqual(['the replica answers reports']);
    await standby.close();
  });
  it('is answered by the primary while the replica is away, which is told once', async () => {
    const { standby, lines } = await open(nowhere);
    await standby.look();
    expect(await standby.prefer(there, here)).toBe('here');
    expect(standby.answered()).toEqual({ standby: 0, primary: 1 });
    expect(standby.lag()).toBeUndefined();
    expect(lines).toEqual([
      expect.stringMatching(/^the primary answers reports: the replica is away \(.*ECONNREFUSED/),
    ]);
    await standby.close();
  });
  it.each([
    ['that went away in the middle', withCode('terminating connection', '57P01')],
    ['that made room for what it follows', withCode('conflict with recovery', '40001')],
    ['that said nothing for a minute', new Error('Query read timeout')],
  ])('is asked again of the primary after a replica %s', async (_what, error) => {
    const { standby, lines } = await open();
    expect(await standby.prefer(failing(error), here)).toBe('here');
    // and what comes next does not try it before it was looked at
    expect(await standby.prefer(there, here)).toBe('here');
    expect(lines.at(-1)).toContain(error.message);
    await standby.look();
    expect(await standby.prefer(there, here)).toBe('there');
    await standby.close();
  });
  it('fails once where the question is wrong', async () => {
    const { standby } = await open();
    await expect(standby.prefer(failing(new Error('no such client')), here)).rejects.toThrow(
      'no such client',
    );
    expect(standby.answered()).toEqual({ standby: 0, primary: 0 });
    await standby.close();
  });
});

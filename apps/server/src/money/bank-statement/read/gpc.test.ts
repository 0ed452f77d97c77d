import { expect, it, vi } from 'vitest';
import { gpcStatement } from '../../../test/bank-file.ts';
import { read, refused } from './testing/refused.ts';

it('an entry whose days are both before its statement is booked on its: it adds up, so it was by then', async () => {
  const early = { amount: 1, day: '031126', booked: '051126' };
  expect((await read(gpcStatement([early])))[0]?.entries[0]).toMatchObject({
    day: '2026-11-23',
    statedDay: '2026-11-05',
  });
  expect((await read(gpcStatement([{ amount: 1 }])))[0]?.entries[0]).not.toHaveProperty(
    'statedDay',
  );
  // a day of years ago was misread
  const ancient = { amount: 1, day: '031124' };
  expect(await refused(gpcStatement([ancient]))).toMatchObject({ key: 'outside' });
});

it('twice as many lines are twice as much to read, and no more', async () => {
  /** How often anything is cut out of a text; a line that is gone through again is cut again. */
  const cutsOf = async (entries: number): Promise<number> => {
    const lines = Array.from({ length: entries }, (_, at) => ({
      amount: 150_003,
      document: `${at}`,
    }));
    const file = gpcStatement(lines).replaceAll('\r\n', `\r\n078${'zpráva'.padEnd(125)}\r\n`);
    const content = file.replace(/^(074.*\r\n)078.*\r\n/, '$1');
    const cut = vi.spyOn(String.prototype, 'slice');
    try {
      expect((await read(content))[0]?.entries).toHaveLength(entries);
      return cut.mock.calls.length;
    } finally {
      cut.mockRestore();
    }
  };
  const [some, twice] = [await cutsOf(500), await cutsOf(1_000)];
  expect(some).toBeGreaterThan(500);
  expect(twice / some).toBeLessThan(2.1);
});

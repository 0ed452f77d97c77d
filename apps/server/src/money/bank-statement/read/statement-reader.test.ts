import { afterAll, expect, it } from 'vitest';
import { camtStatement, gpcStatement } from '../../../test/bank-file.ts';
import { createStatementReader } from './statement-reader.ts';

const czech = { country: 'CZ', currency: 'CZK' } as const;
const { read, close } = createStatementReader({ patienceMs: 15_000 });
afterAll(close);

/** The longest somebody else waits while work is done. */
const longestRestDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 5);
  await work();
  clearInterval(timer);
  return longest;
};

it('a large statement is read as a small one is', async () => {
  const entries = Array.from({ length: 2_000 }, (_, at) => ({ amount: at + 1, document: `${at}` }));
  const [statement] = await read(Buffer.from(gpcStatement(entries)), czech);
  expect([statement?.entries.length, statement?.closing]).toEqual([2_000, 2_001_000]);
  const wrong = Buffer.from(gpcStatement(entries, { closing: 1 }));
  await expect(read(wrong, czech)).rejects.toMatchObject({
    globalErrors: [{ messageKey: 'bankStatement.error.balance' }],
  });
});

it.each([
  ['all line breaks', `0740000002102143052${'\n'.repeat(20_000_000)}`],
  ['of lines of a table', `accountId;"2102143052"\r\n${'"a";"b";"c";"d"\r\n'.repeat(1_000_000)}`],
  [
    'of elements',
    camtStatement({ opening: '0', closing: '1', entries: '<Ntry/>'.repeat(1_000_000) }),
  ],
])(
  'one that is %s holds nobody up, and is refused',
  async (_what, text) => {
    const bytes = Buffer.from(text);
    const longest = await longestRestDuring(() =>
      expect(read(bytes, czech)).rejects.toMatchObject({
        globalErrors: [{ messageKey: expect.stringMatching(/^(bankStatement|import)\.error\./) }],
      }),
    );
    expect(longest).toBeLessThan(1_500);
  },
  40_000,
);

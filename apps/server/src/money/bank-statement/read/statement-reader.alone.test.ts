import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { camtStatement, gpcStatement } from '../../../test/bank-file.ts';
import type { readPacked } from './index.ts';
import { entriesInPiece, unpack } from './pieces.ts';
import { createStatementReader } from './statement-reader.ts';

/** The sizes of what this process reads by itself, which nobody is answered beside. */
const readHere = vi.hoisted((): number[] => []);
vi.mock('./index.ts', async (load) => {
  const real = await load<{ readPacked: typeof readPacked }>();
  const counted: typeof readPacked = (bytes, reading) => {
    readHere.push(bytes.length);
    return real.readPacked(bytes, reading);
  };
  return { ...real, readPacked: counted };
});

const czech = { country: 'CZ', currency: 'CZK' } as const;
const { read, close } = createStatementReader({ patienceMs: 15_000 });
afterAll(close);
beforeEach(() => {
  readHere.length = 0;
});
const entriesOf = (length: number) =>
  Array.from({ length }, (_, at) => ({ amount: at + 1, document: `${at}` }));

it('a large statement is read as a small one is, but apart', async () => {
  const small = Buffer.from(gpcStatement(entriesOf(2)));
  expect((await read(small, czech))[0]?.count).toBe(2);
  expect(readHere).toEqual([small.length]);
  const entries = entriesOf(2_000);
  const [statement] = await read(Buffer.from(gpcStatement(entries)), czech);
  expect([statement?.count, statement?.closing]).toEqual([2_000, 2_001_000]);
  const wrong = Buffer.from(gpcStatement(entries, { closing: 1 }));
  await expect(read(wrong, czech)).rejects.toMatchObject({
    globalErrors: [{ messageKey: 'bankStatement.error.balance' }],
  });
  expect(readHere).toEqual([small.length]);
});

it('it comes in pieces, none of them more than a moment, and all of them it', async () => {
  const [statement] = await read(Buffer.from(gpcStatement(entriesOf(1_001))), czech);
  const pieces = statement?.pieces.map(unpack) ?? [];
  const whole = Array<number>(4).fill(entriesInPiece);
  expect(pieces.map(({ length }) => length)).toEqual([...whole, 1]);
  expect(pieces.flat().map(({ amount }) => amount)).toEqual(
    entriesOf(1_001).map(({ amount }) => amount),
  );
});

it.each([
  ['all line breaks', `0740000002102143052${'\n'.repeat(20_000_000)}`],
  ['of lines of a table', `accountId;"2102143052"\r\n${'"a";"b";"c";"d"\r\n'.repeat(1_000_000)}`],
  [
    'of elements',
    camtStatement({ opening: '0', closing: '1', entries: '<Ntry/>'.repeat(1_000_000) }),
  ],
])(
  'one that is %s is refused, and not read where people are answered',
  async (_what, text) => {
    await expect(read(Buffer.from(text), czech)).rejects.toMatchObject({
      globalErrors: [{ messageKey: expect.stringMatching(/^(bankStatement|import)\.error\./) }],
    });
    expect(readHere).toEqual([]);
  },
  40_000,
);

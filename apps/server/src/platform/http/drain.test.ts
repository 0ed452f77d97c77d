import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drainSlowly, maxDrained } from './drain.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const piece = Buffer.alloc(65_536);
/** A body that never ends, and how much of it was read. */
const refused = () => {
  const found = { pieces: 0 };
  const body = Object.assign(new Readable({ read: () => body.push(piece), highWaterMark: 1 }), {
    complete: false,
  });
  body.on('data', () => {
    found.pieces += 1;
  });
  drainSlowly(body as unknown as Parameters<typeof drainSlowly>[0]);
  return { body, found };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) {
    await vi.advanceTimersByTimeAsync(5);
    await settle();
  }
};

it('fifty senders of what is refused are read no faster together than two would be, each in turn', async () => {
  const all = Array.from({ length: 50 }, refused);
  await settle();
  const read = () => all.map(({ found }) => found.pieces);
  expect(new Set(read())).toEqual(new Set([1]));
  await turns(50);
  expect(new Set(read())).toEqual(new Set([3]));
  for (const { body } of all) body.destroy();
  await settle();
});

it('a body that does not end is cut off', async () => {
  const { body, found } = refused();
  await turns(maxDrained / piece.length + 2);
  expect(body.destroyed).toBe(true);
  expect(found.pieces * piece.length).toBeLessThan(maxDrained + 4 * piece.length);
});

it('nobody is waited for who has gone', async () => {
  const [gone, other] = [refused(), refused()];
  await settle();
  gone.body.destroy();
  await turns(3);
  expect([gone.found.pieces, other.found.pieces]).toEqual([1, 4]);
  other.body.destroy();
  await settle();
  await turns(1);
  expect(vi.getTimerCount()).toBe(0);
});

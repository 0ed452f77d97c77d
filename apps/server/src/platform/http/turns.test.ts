import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('what comes meanwhile waits for one piece of work, and not for all that stand in the queue', async () => {
  const turn = createTurns();
  const done: string[] = [];
  const work = async (name: string): Promise<void> => {
    await turn();
    done.push(name);
  };
  // asked for in the first turn, as by a reader whose question is read from the network
  const reader = new Promise<void>((resolve) => {
    setImmediate(() =>
      setImmediate(() => {
        done.push('reader');
        resolve();
      }),
    );
  });
  await Promise.all([reader, ...['a', 'b', 'c', 'd'].map(work)]);
  expect(done.filter((name) => name !== 'reader')).toEqual(['a', 'b', 'c', 'd']);
  expect(done.indexOf('reader')).toBeLessThanOrEqual(2);
  await work('later');
  expect(done.at(-1)).toBe('later');
});

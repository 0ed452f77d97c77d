import { expect, it } from 'vitest';
import { createVersionWatch } from './version-watch.ts';

const second = 1_000;
const watched = (answers: readonly boolean[]) => {
  let time = 0;
  let looks = 0;
  const look = () => Promise.resolve(answers[looks++] ?? true);
  return {
    ...createVersionWatch(look, () => time),
    after: (ms: number): void => void (time += ms),
    looks: (): number => looks,
  };
};

it('nodes are looked at every five seconds until all are of this version, and then no more', async () => {
  const watch = watched([false, true]);
  expect(await Promise.all([watch.ask(), watch.ask()])).toEqual([false, false]);
  watch.after(4 * second);
  expect([await watch.ask(), watch.looks()]).toEqual([false, 1]);
  watch.after(second);
  expect(await Promise.all([watch.ask(), watch.ask()])).toEqual([true, true]);
  watch.after(10 * second);
  expect([await watch.ask(), watch.looks()]).toEqual([true, 2]);
});

it('what another node has set that does not know it yet is taken for a minute', async () => {
  const watch = watched([true]);
  await watch.ask();
  expect(watch.isKnown()).toBe(false);
  watch.after(59 * second);
  expect(watch.isKnown()).toBe(false);
  watch.after(second);
  expect(watch.isKnown()).toBe(true);
});

it('a look that fails is no answer: nobody is told of an old node until one is made', async () => {
  let looks = 0;
  const watch = createVersionWatch(
    () => (looks++ < 2 ? Promise.reject(new Error('no database')) : Promise.resolve(true)),
    () => 0,
  );
  const both = await Promise.allSettled([watch.ask(), watch.ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(watch.ask()).rejects.toThrow('no database');
  expect(await watch.ask()).toBe(true);
});

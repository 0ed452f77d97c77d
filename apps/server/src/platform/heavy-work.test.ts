import { expect, it } from 'vitest';
import { createHeavyWork } from './heavy-work.ts';

/** Work that ends when it is told to, and knows how much ran beside it. */
const createWorks = () => {
  const heavy = createHeavyWork();
  const running = new Map<string, number>();
  const peaks = new Map<string, number>();
  const ends: (() => void)[] = [];
  const count = (who: string, by: number): void => {
    running.set(who, (running.get(who) ?? 0) + by);
    peaks.set(who, Math.max(peaks.get(who) ?? 0, running.get(who) ?? 0));
  };
  const start = (owner: string, gone?: AbortSignal): Promise<void> =>
    heavy(
      owner,
      async () => {
        count(owner, 1);
        count('all', 1);
        await new Promise<void>((resolve) => void ends.push(resolve));
        count(owner, -1);
        count('all', -1);
      },
      gone,
    );
  /** Ends what runs until nothing does any more. */
  const finish = async (started: readonly Promise<unknown>[]): Promise<void> => {
    const all = Promise.allSettled(started);
    let isOver = false;
    void all.then(() => (isOver = true));
    while (!isOver) {
      ends.splice(0).forEach((end) => end());
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { start, finish, peaks };
};

it('is done one after another for one person, and for few people at once', async () => {
  const { start, finish, peaks } = createWorks();
  const people = ['1', '2', '3', '4'];
  await finish(people.flatMap((one) => [start(one), start(one), start(one)]));
  expect(people.map((one) => peaks.get(one))).toEqual([1, 1, 1, 1]);
  expect(peaks.get('all')).toBe(2);
});

it('is refused to who asks for more and more, and to nobody else', async () => {
  const { start, finish } = createWorks();
  const greedy = Array.from({ length: 8 }, () => start('1'));
  const refused = greedy.map((one) =>
    one.then(
      () => undefined,
      ({ status }: { status: number }) => status,
    ),
  );
  const other = start('2');
  await finish([...greedy, other]);
  expect((await Promise.all(refused)).filter(Boolean)).toEqual([422, 422, 422]);
  await expect(other).resolves.toBeUndefined();
});

it('is refused as the service being busy where everybody together asks for too much', async () => {
  const { start, finish } = createWorks();
  const people = Array.from({ length: 43 }, (_, person) => start(String(person)));
  const last = people.at(-1);
  await Promise.all([
    expect(last).rejects.toMatchObject({ status: 503 }),
    finish(people.slice(0, -1)),
  ]);
});

it('is not begun for somebody who went away while it waited', async () => {
  const { start, finish, peaks } = createWorks();
  const leaving = new AbortController();
  const others = ['1', '2'].map((one) => start(one));
  const left = start('3', leaving.signal);
  const again = start('1', leaving.signal);
  leaving.abort(new Error('gone'));
  await finish([...others, left, again]);
  await expect(left).rejects.toThrow('gone');
  await expect(again).rejects.toThrow('gone');
  expect([peaks.get('3'), peaks.get('1')]).toEqual([undefined, 1]);
});

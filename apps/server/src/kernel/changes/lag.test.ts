import { expect, it } from 'vitest';
import { createLag } from './lag.ts';

const figures = async ({ gauges }: ReturnType<typeof createLag>) =>
  Object.assign({}, ...(await Promise.all(gauges.map(({ read }) => read()))));

it('tells the longest way of five minutes, with the time it took to follow, and forgets it then', async () => {
  let now = 0;
  const lag = createLag(() => now);
  now = 1_000;
  lag.note(500, 2);
  lag.note(900, 0.1);
  expect(await figures(lag)).toEqual({ longest: 2.5, last: 0 });
  now = 302_000;
  expect(await figures(lag)).toEqual({ longest: 0, last: 301 });
  lag.note(now, undefined);
  expect(await figures(lag)).toEqual({ longest: 0, last: 0 });
});

it('tells the longest that is left once a longer one is over', async () => {
  let now = 0;
  const lag = createLag(() => now);
  const noteAt = (at: number, seconds: number): void => {
    now = at;
    lag.note(now, seconds);
  };
  noteAt(0, 9);
  noteAt(100_000, 1);
  noteAt(150_000, 3);
  noteAt(200_000, 2);
  const longestAt = async (at: number): Promise<unknown> => {
    now = at;
    return (await figures(lag)).longest;
  };
  const found = [];
  for (const at of [200_000, 299_999, 300_000, 449_999, 450_000, 500_000])
    found.push(await longestAt(at));
  expect(found).toEqual([9, 9, 3, 3, 2, 0]);
});

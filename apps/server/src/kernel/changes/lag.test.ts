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

import { expect, it } from 'vitest';
import { createLinkLimits } from './link-limits.ts';

it('a name that strangers ask for without end is looked into again every minute', () => {
  let time = 0;
  const limits = createLinkLimits(() => time);
  const looked: number[] = [];
  for (; time < 180_000; time += 1_000) if (limits.isWorthAsking('eva')) looked.push(time / 1_000);
  expect(looked).toEqual([0, 60, 120]);
  expect(limits.isWorthAsking('petr')).toBe(true);
});

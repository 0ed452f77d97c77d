import { expect, it } from 'vitest';
import { axisEnd } from './axis.ts';

it('ends at the largest of columns that can be compared', () => {
  expect(axisEnd([100, 250, 300, 280])).toBe(300);
  expect(axisEnd([100, 0, 290, 110, 120])).toBe(290);
});

it('is not held by one that stands far above the rest', () => {
  expect(axisEnd([100, 90, 5000, 80, 70])).toBe(130);
});

it('nor by two', () => {
  expect(axisEnd([100, 90, 5000, 80, 4000, 70, 60, 50])).toBe(130);
});

it('cuts none where few are left to be seen, and is something of nothing', () => {
  expect(axisEnd([5000, 100, 0])).toBe(5000);
  expect(axisEnd([0, 0])).toBe(1);
  expect(axisEnd([])).toBe(1);
});

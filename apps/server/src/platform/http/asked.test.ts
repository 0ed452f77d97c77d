import { expect, it } from 'vitest';
import { createAsked } from './asked.ts';

it('knows what was asked for before, also after many others', () => {
  const asked = createAsked(100);
  expect([asked.isRepeated('a'), asked.isRepeated('a')]).toEqual([false, true]);
  for (let other = 0; other < 99; other += 1) asked.isRepeated(`other ${other}`);
  expect(asked.isRepeated('a')).toBe(true);
});

it('forgets what nobody asked for among so many others', () => {
  const asked = createAsked(100);
  asked.isRepeated('a');
  for (let other = 0; other < 200; other += 1) asked.isRepeated(`other ${other}`);
  expect(asked.isRepeated('a')).toBe(false);
});

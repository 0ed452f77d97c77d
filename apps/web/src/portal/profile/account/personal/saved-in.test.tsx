import { expect, test } from 'vitest';
import { orderedIn } from './saved-in.ts';

test('each subscription is ordered and ended in a section of its own', () => {
  const sections = Object.values(orderedIn);
  expect(new Set(sections).size).toBe(sections.length);
});

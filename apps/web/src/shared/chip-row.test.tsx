import { afterEach, expect, test } from 'vitest';
import { showChosen } from './chip-row.ts';

afterEach(() => document.body.replaceChildren());

const rowOf = (chosen: number): HTMLElement => {
  const row = document.createElement('div');
  row.style.cssText = 'display: flex; inline-size: 300px; overflow-x: auto';
  row.innerHTML = [0, 1, 2, 3, 4, 5]
    .map(
      (at) =>
        `<button style="flex: none; inline-size: 120px" aria-pressed="${at === chosen}">${at}</button>`,
    )
    .join('');
  return document.body.appendChild(row);
};
const isInSight = (row: HTMLElement, at: number): boolean => {
  const [box, one] = [row, row.children[at]].map((part) => part?.getBoundingClientRect());
  return Boolean(box && one && one.left >= box.left - 1 && one.right <= box.right + 1);
};

test('what is chosen at the far end of a row is in sight, and the page has not moved', () => {
  const row = rowOf(4);
  expect(isInSight(row, 4)).toBe(false);
  showChosen(row);
  expect(isInSight(row, 4)).toBe(true);
  expect(scrollY).toBe(0);
});
test('a row whose first part is chosen, or none, stays where it begins', () => {
  for (const chosen of [0, -1]) {
    const row = rowOf(chosen);
    showChosen(row);
    expect(row.scrollLeft).toBe(0);
  }
});
test('a row does not move for what is in sight already: what stands before it stays too', () => {
  const row = rowOf(1);
  showChosen(row);
  expect(row.scrollLeft).toBe(0);
});
test('what is seen but for a little of it moves no row: those before it are not cut off', () => {
  const row = rowOf(2);
  row.style.inlineSize = '325px';
  showChosen(row);
  expect(row.scrollLeft).toBe(0);
});
test('a row that moves begins with a whole part', () => {
  for (const chosen of [2, 3, 4]) {
    const row = rowOf(chosen);
    showChosen(row);
    expect(isInSight(row, chosen)).toBe(true);
    expect(row.scrollLeft % 120).toBe(0);
  }
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanUp, render } from '../test/render.tsx';
import { Pagination } from './Pagination.tsx';

afterEach(async () => {
  cleanUp();
  await page.viewport(1_280, 720);
});

/** What is seen of the list, a left out part as `…`. */
const seen = (): string =>
  [...document.querySelectorAll('nav li')]
    .filter((item) => getComputedStyle(item).display !== 'none')
    .map((item) => {
      const link = item.querySelector('a');
      const isShown = link === null || getComputedStyle(link).display !== 'none';
      return isShown ? (item.textContent ?? '') : '…';
    })
    .join(' ')
    .trim();

test.each([
  [1, 5, '1 2 … 5'],
  [1, 12, '1 2 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
  [2, 3, '1 2 3'],
])('a phone is told that pages are left out (%i of %i)', async (at, pages, shown) => {
  await page.viewport(390, 720);
  render(
    <Pagination
      label="Strany"
      page={at}
      pages={pages}
      hrefOf={(n) => `?page=${n}`}
      previousLabel="Zpět"
      nextLabel="Dál"
      pageLabel={(n) => `Strana ${n}`}
    />,
  );
  expect(seen()).toBe(shown);
});

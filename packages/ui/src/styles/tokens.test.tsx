import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const element = document.body.appendChild(document.createElement('div'));
element.style.paddingInline = 'var(--gutter)';
const gutterAt = async (width: number): Promise<string> => {
  await page.viewport(width, 700);
  return getComputedStyle(element).paddingInlineStart;
};

afterEach(() => page.viewport(1_280, 720));

test('under 321 px the edge gives way to what is shown, from 321 px on it is whole', async () => {
  expect([await gutterAt(280), await gutterAt(320), await gutterAt(321)]).toEqual([
    '12px',
    '12px',
    '16px',
  ]);
});

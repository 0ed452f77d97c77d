import type sanitizeHtml from 'sanitize-html';
import { beforeEach, expect, it, vi } from 'vitest';
import { cleanHtml } from './rich-text.ts';

const cleaned = vi.hoisted((): string[] => []);
vi.mock('sanitize-html', async (load) => {
  const real = (await load<{ default: typeof sanitizeHtml }>()).default;
  const clean: typeof sanitizeHtml = Object.assign((html: string, options?: object) => {
    cleaned.push(html);
    return real(html, options);
  }, real);
  return { default: clean };
});
beforeEach(() => {
  cleaned.length = 0;
});

it('a text that was found clean is not cleaned again, however it comes', () => {
  const html = '<p>Ahoj <strong>tady</strong></p>';
  expect([cleanHtml(html), cleanHtml(html)]).toEqual([html, html]);
  expect(cleaned).toEqual([html]);
});

it('a text that was not clean is cleaned each time', () => {
  const html = '<p onclick="x()">Ahoj</p>';
  expect([cleanHtml(html), cleanHtml(html)]).toEqual(['<p>Ahoj</p>', '<p>Ahoj</p>']);
  expect(cleaned).toEqual([html, html]);
});

import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageBytes } from './page-bytes.ts';

const html = `<!doctype html>${'<p>Kavárna U Žabky</p>'.repeat(500)}`;

test('a page is the same in every form it is asked for', async () => {
  const page = pageBytes(brotliCompressSync(html));
  const forms = await Promise.all([page.as('br'), page.as('gzip'), page.as(undefined)]);
  const [br, gzip, plain] = forms;
  expect([brotliDecompressSync(br), gunzipSync(gzip), plain].map(String)).toEqual([
    html,
    html,
    html,
  ]);
});

test('who takes gzip alone costs the packing once', async () => {
  const page = pageBytes(brotliCompressSync(html));
  const [first, second] = await Promise.all([page.as('gzip'), page.as('gzip')]);
  expect(second).toBe(first);
  expect(await page.as('gzip')).toBe(first);
});

test('of many who take nothing packed at once it is unpacked once', async () => {
  const page = pageBytes(brotliCompressSync(html));
  const [first, second] = await Promise.all([page.as(undefined), page.as(undefined)]);
  expect(second).toBe(first);
  // held here, it is still there for who comes next
  expect(await page.as(undefined)).toBe(first);
});

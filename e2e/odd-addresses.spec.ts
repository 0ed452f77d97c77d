import { readFileSync } from 'node:fs';
import { api } from '@cafeteria/contract';
import { expect, test } from './support.ts';

/** As they stand in an address: NUL, half of a surrogate pair, bytes that are no text, U+FFFD, and 8 kB. */
const odd = ['a%00b', '%ED%A0%80', '%FF%FE%00', 'a%EF%BF%BDb', 'x'.repeat(8_192)];
const pages = readFileSync(new URL('../apps/web/pages.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('public ') ? [line.slice('public '.length)] : []));
/** Every word a query of an open route knows: pages read the same, and those of their own. */
const names = new Set(
  Object.values(api)
    .flatMap((routes) => Object.values(routes))
    .flatMap((route) =>
      route.access === 'public' && 'query' in route && route.query
        ? Object.keys(route.query.shape)
        : [],
    )
    .concat('returnPath', 'code', 'token', 'pay', 'place', 'error', 'theme', 'lang'),
);

test('no odd text in the address of a public page makes it fail', async ({ request }) => {
  test.slow();
  expect(pages.length).toBeGreaterThan(15);
  const failed: string[] = [];
  const open = async (path: string): Promise<void> => {
    const status = (await request.get(path, { maxRedirects: 0 })).status();
    if (status >= 500) failed.push(`${status} ${path.slice(0, 100)}`);
  };
  for (const text of odd)
    for (const page of pages) {
      if (page.includes('$')) await open(page.replaceAll('$', text));
      await open(
        `${page.replaceAll('$', 'x-1')}?${[...names]
          .map((name) => `${name}=${text}`)
          .join('&')
          .slice(0, 12_000)}`,
      );
    }
  for (const text of odd) for (const name of names) await open(`/search?${name}=${text}`);
  for (const text of odd) for (const name of names) await open(`/map?${name}=${text}`);
  expect(failed).toEqual([]);
});

test('a reader who comes by an outdated name finds what they came for over its page', async ({
  request,
}) => {
  for (const outdated of [
    '/old-6',
    '/old-6/old-601',
    '/partner/old-1',
    '/partner/old-1/old-1',
    '/magazine/old-2',
  ]) {
    const answer = await request.get(`${outdated}?pay=1`, { maxRedirects: 0 });
    expect(answer.status(), outdated).toBe(302);
    expect(answer.headers().location, outdated).toMatch(/^\/(?!.*old-).*\?pay=1$/);
  }
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { pages } from '../e2e/pages.ts';
import { addressesIn, lostAddresses } from './addresses.mjs';

/** As `pages.walk` writes them down from the routes of readers and the pages of administration. */
const paths = [...new Set(pages.map(({ path }) => path))];
const root = new URL('../', import.meta.url);
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.|\/test(?:ing)?\//.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
type Lost = { readonly where: string; readonly path: string };
const lostIn = (pattern: string): string[] =>
  lostAddresses(read(pattern), paths).map(({ where, path }: Lost) => `${where} ${path}`);

/** What journeys open because nothing is there, or what is no page. */
const nowhere: Readonly<Record<string, string>> = {
  '/nothing-here': 'nothing',
  '/category-without-number': 'no category',
  '/partner/x': 'no partner',
  '/profile/unicorns': 'no page of the profile',
  '/profile/nothing': 'no page of the profile',
  '/admin/nothing': 'no page of administration',
  '/offline': 'what a device keeps to show without a network',
  '/$/activate': 'the end of an address of the API',
};
/** What the web builds addresses of, and is none by itself. */
const stems: Readonly<Record<string, string>> = {
  '/admin/category/$categoryId/subcategory': 'above the forms of a category, which has the list',
  '/admin/partner/$partnerId/branch-office': 'above the forms of a partner, which has the list',
  '/create': 'the end of the address of a company’s partner or client',
};

const namesOf = (reasons: Readonly<Record<string, string>>): string[] => Object.keys(reasons);
test.each([
  ['journeys', 'e2e/*.ts', nowhere, 900],
  ['the web', 'apps/web/src/**/*.{ts,tsx}', stems, 400],
  ['mails', 'apps/server/src/messages/**/*.ts', {}, 15],
] as const)(
  'every address written in %s is one of a page',
  (_what, pattern, reasons: Readonly<Record<string, string>>, atLeast) => {
    const lost = lostIn(pattern);
    expect(lost.filter((line) => !namesOf(reasons).includes(line.split(' ')[1] ?? ''))).toEqual([]);
    // a reason nobody needs is none
    expect(
      namesOf(reasons).filter((path) => !lost.some((line) => line.endsWith(` ${path}`))),
    ).toEqual([]);
    expect(read(pattern).flatMap(addressesIn).length).toBeGreaterThan(atLeast);
  },
);
test('what else the server sends leads to pages, where it begins like one', () => {
  const heads = new Set(paths.map((path) => path.split('/')[1] ?? ''));
  heads.delete('$');
  const lost = lostIn('apps/server/src/**/*.ts');
  expect(lost.filter((line) => heads.has(line.split(' ')[1]?.split('/')[1] ?? ''))).toEqual([]);
});

describe('an address that leads nowhere is named', () => {
  const own = [
    '/',
    '/$',
    '/favorite',
    '/partner/$',
    '/admin/client/$',
    '/admin/client/$/credit/grant/create',
  ];
  const lost = (text: string): string[] =>
    lostAddresses([{ file: 'e2e/a.spec.ts', text }], own).map(({ path }: Lost) => path);
  it.each([
    ['of a page that has moved', `goto('/admin/client/1/credit/grant')`],
    ['of a reader’s page, though categories stand beside it', `goto('/favourites')`],
    ['in a list', `for (const path of ['/', '/favourites?sort=NAME#a']) open(path)`],
    ['made of a record', 'goto(`/admin/client/${id}/credit`)'],
    ['behind one with a name', 'const client = `/admin/client/${id}`; goto(`${client}/grant`)'],
    ['put together', `const client = '/admin/client/1'; goto(client + '/grant')`],
    ['that a link has', `locator('a[href="/favourites"]')`],
    ['that a link begins with', `locator('a[href^="/shop/"]')`],
    ['that a pattern waits for', String.raw`toHaveURL(/\/credit\/grants/)`],
    ['that a pattern made of words waits for', 'new RegExp(`^/admin/client/${id}/credits`)'],
    ['one comes back to', `goto('/login-1?redirect=/favourites')`],
  ])('%s', (_what, text) => expect(lost(text)).toHaveLength(1));
  it.each([
    `goto('/sport-6')`,
    `goto('/favorite?sort=NAME')`,
    'goto(`/partner/${route}`)',
    'const client = `/admin/client/${id}`; goto(`${client}/credit/grant/create?userId=2`)',
    `address.endsWith('/create')`,
    String.raw`toHaveURL(/\/partner\/\d+$/)`,
    `locator('a[href^="/partner/"]')`,
    `fetch('/api/anything')`,
  ])('%s leads somewhere', (text) => expect(lost(text)).toEqual([]));
});

import type { Page } from '@playwright/test';
import { pageOf, pages } from './pages.ts';
import { enter, expect, test } from './support.ts';
import { turn } from './turn.ts';

/** Why no link leads to a page. */
const withoutLink: Readonly<Record<string, string>> = {
  '/404': 'shown in place of what is not there',
  '/welcome': 'comes by mail',
  '/password-reset': 'comes by mail',
  '/newsletter': 'comes by mail',
  '/profile/mobile-devices/activation': 'the app on the phone opens it',
  '/withdrawal-cancellation': 'comes by mail',
  '/client-document': 'comes by mail',
  '/settlement': 'comes by mail',
  '/account-erased': 'shown after the erasure',
  '/profile/deposit/$': 'the gate comes back to it',
  '/search': 'the search in the header opens it',
  '/admin/client/$/letter': 'linked while an invitation waits, which account.spec.ts follows',
  '/admin/user/$/letter': 'linked while an invitation waits, which account.spec.ts follows',
};

/**
 * Of one page so many records are opened, and more while a page below it is looked for: not every one has all that
 * others have, and other journeys make records that have nothing yet.
 */
const [fewestRecords, manyRecords] = [3, 20];
/** Screens of one page that are looked at apart: its tabs. */
const screenOf = (address: string): string => {
  const tab = new URL(address, 'http://portal').searchParams.get('tab');
  return `${pageOf(address)} ${tab ?? ''}`;
};

const linksOf = async (page: Page, address: string): Promise<readonly string[]> => {
  await turn(page, address);
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
};

/** How near an address is above one of the pages: the longer its own page, the nearer. */
const nearness = (address: string, missing: ReadonlySet<string>): number => {
  const above = `${pageOf(address)}/`;
  return [...missing].some((path) => path.startsWith(above)) ? above.length : 0;
};
/** The next to be opened: what is nearest above something that is still missing leads there soonest. */
const takeNearest = (queue: string[], missing: ReadonlySet<string>): string | undefined => {
  const near = queue.map((address) => nearness(address, missing));
  return queue.splice(near.indexOf(Math.max(...near)), 1)[0];
};

/**
 * Follows links from one page on, to the pages that are looked for and no others, until all are found; answers those
 * that are not.
 */
const unreached = async (
  page: Page,
  start: string,
  wanted: readonly string[],
): Promise<readonly string[]> => {
  const ofInterest = new Set(wanted);
  const missing = new Set(wanted.filter((path) => path !== start));
  const opened = new Map<string, number>();
  const known = new Set([start]);
  const queue = [start];
  while (missing.size > 0) {
    const next = takeNearest(queue, missing);
    if (next === undefined) break;
    const screen = screenOf(next);
    const times = opened.get(screen) ?? 0;
    if (times >= (nearness(next, missing) > 0 ? manyRecords : fewestRecords)) continue;
    opened.set(screen, times + 1);
    for (const link of await linksOf(page, next)) {
      const found = pageOf(link);
      if (found === undefined || !ofInterest.has(found) || known.has(link)) continue;
      known.add(link);
      missing.delete(found);
      // what is new comes first, other records of known pages after it
      if (opened.has(screenOf(link))) queue.push(link);
      else queue.unshift(link);
    }
  }
  return [...missing];
};

const seenBy = (...whose: readonly string[]): readonly string[] =>
  pages
    .filter(({ who, path }) => whose.includes(who) && !(path in withoutLink))
    .map(({ path }) => path);

test('a visitor reaches every page of theirs by links', async ({ page }) => {
  expect(await unreached(page, '/', seenBy('public'))).toEqual([]);
});

test('an employee reaches every page of theirs by links', async ({ page }) => {
  await enter(page, 'employee');
  const ofGuests = ['/login', '/password-recovery'];
  const wanted = seenBy('public', 'user').filter((path) => !ofGuests.includes(path));
  expect(await unreached(page, '/', wanted)).toEqual([]);
});

test('an administrator reaches every page of administration by links', async ({ page }) => {
  await enter(page, 'admin');
  expect(await unreached(page, '/admin', seenBy('ROLE_ADMIN'))).toEqual([]);
});

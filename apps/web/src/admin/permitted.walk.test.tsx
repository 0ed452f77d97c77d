import type { LightRoute } from '@cafeteria/contract';
import {
  administratorTasks,
  moneyTasks,
  mayCall,
  rolesAmong,
  type RoleRules,
  roleRules,
  staffWords,
  standingOf,
  taskPlaces,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { describe, expect, test } from 'vitest';
import { createSite, isResource, permittedEntries } from './frame/index.ts';
import { entries } from './resources.ts';

const rules: RoleRules = {
  ...roleRules,
  ROLE_USER: { everywhere: [], ownClient: staffWords },
};
const siteOf = (may: (route: LightRoute) => boolean) => createSite(permittedEntries(entries, may));
const keeper = standingOf(['ROLE_USER'], rules);
type Site = ReturnType<typeof siteOf>;
const ofKeeper = siteOf((route) => mayCall(route, keeper));
const ofAdmin = siteOf((route) => mayCall(route, standingOf(['ROLE_ADMIN'])));
const ofReader = siteOf((route) => mayCall(route, standingOf(['ROLE_USER'])));

describe('administration of somebody', () => {
  test('who administers everything is all there is', () =>
    expect(ofAdmin.navigation).toEqual(createSite(entries).navigation));
  test('who administers nothing is empty', () => expect(ofReader.navigation).toEqual([]));
  test('who administers one client is what that client has', () =>
    expect(ofKeeper.navigation.map(({ path }) => path)).toEqual(['/admin/client', '/admin/user']));
  test.each([
    ['/admin/client/1', true],
    ['/admin/client/1/edit', true],
    ['/admin/client/1/credit', true],
    ['/admin/client/1/article/create', true],
    ['/admin/user/create', true],
    ['/admin/client/create', false],
    ['/admin/partner', false],
    ['/admin/deposit', false],
    ['/admin', false],
  ])('who administers one client has a page at %s: %s', (path, isThere) =>
    expect(ofKeeper.find(path) !== undefined).toBe(isThere),
  );
});

/** A page stands below another when its path is longer by whole steps, whatever its ids are called. */
const plain = (path: string): string => path.replaceAll(/\$\w+/g, '$');
const standsBelow = (path: string, other: string): boolean =>
  other !== '/admin' && plain(path).startsWith(`${plain(other)}/`);

/** The pages that nothing of the same administration leads to: the one directly above, of all there are, is refused. */
const hanging = ({ navigation, pages }: Site): readonly string[] => {
  const entry = new Set(navigation.map(({ path }) => path));
  const there = new Set(pages.map(({ path }) => plain(path)));
  return pages.flatMap(({ path }) => {
    const above = ofAdmin.pages
      .map((page) => page.path)
      .filter((other) => standsBelow(path, other))
      .toSorted((a, b) => b.length - a.length)[0];
    return above === undefined || entry.has(path) || there.has(plain(above)) ? [] : [plain(path)];
  });
};

describe.each([
  ...rolesAmong(Object.keys(roleRules)).map((role) => ({
    role: String(role),
    site: siteOf((route) => mayCall(route, standingOf([role]))),
  })),
  { role: 'the keeper of one client', site: ofKeeper },
])('the administration of $role', ({ site }) => {
  const { navigation, pages, find } = site;
  test('has a page behind every entry of its navigation', () =>
    expect(navigation.filter(({ path }) => find(path) === undefined)).toEqual([]));
  test('has no page that stands neither in the navigation nor below another of its pages', () => {
    const entry = new Set(navigation.map(({ path }) => path));
    const lost = pages.filter(
      ({ path }) => !entry.has(path) && !pages.some((other) => standsBelow(path, other.path)),
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
  test('has no page without the one directly above it, which leads to it', () =>
    expect(hanging(site)).toEqual([]));
});

test('a page whose page above is refused hangs in the air', () => {
  const { path, method } = api.creditGrant.list;
  const site = siteOf((route) => route.path !== path || route.method !== method);
  expect(hanging(site)).toContain('/admin/client/$/credit/report');
});

test.each(moneyTasks)('the mail of what waits leads to a page its reader may open: %s', (task) => {
  const role = administratorTasks.has(task) ? 'ROLE_ADMIN' : 'ROLE_ACCOUNTANT';
  const site = siteOf((route) => mayCall(route, standingOf([role])));
  expect(site.find(taskPlaces[task].replace(/\?.*/, ''))).toBeDefined();
  expect(site.find('/admin/month')).toBeDefined();
});

describe('a route somebody may not call', () => {
  const without = (...refused: readonly string[]) =>
    siteOf((route) => !refused.includes(`${route.method} ${route.path}`));
  test('takes the page that makes a record along', () => {
    const site = without('POST /api/admin/offer');
    expect([site.find('/admin/offer/create'), site.find('/admin/offer')?.page.path]).toEqual([
      undefined,
      '/admin/offer',
    ]);
  });
  test('takes the form along', () => {
    const site = without('PUT /api/admin/offer/:id');
    expect([site.find('/admin/offer/7/edit'), site.find('/admin/offer/7')?.page.path]).toEqual([
      undefined,
      '/admin/offer/$id',
    ]);
  });
  test('takes the list and its entry of the navigation along', () => {
    const site = without('GET /api/admin/offer');
    expect(site.find('/admin/offer')).toBeUndefined();
    expect(site.navigation.some(({ path }) => path === '/admin/offer')).toBe(false);
  });
  test('takes the control of a filter along, whose value is still told and dropped', () => {
    const partnerFilter = (refused: string) =>
      permittedEntries(entries, ({ method, path }) => `${method} ${path}` !== refused).flatMap(
        (entry) => (isResource(entry) && entry.name === 'offer' ? [entry.filters.partnerId] : []),
      );
    expect(partnerFilter('')[0]?.isOnlyShown).toBeUndefined();
    expect(partnerFilter('GET /api/admin/partner')[0]?.isOnlyShown).toBe(true);
  });
  test('takes a page along that cannot do without it', () =>
    expect(
      without('POST /api/admin/onboarding-letter').find('/admin/user/7/letter'),
    ).toBeUndefined());
});

import { describe, expect, test } from 'vitest';
import { site } from './resources.ts';

const trailOf = (path: string): string | undefined =>
  site
    .find(path)
    ?.page.trail.map(({ resource, param }) => `${resource.name}.${param ? 'detail' : 'list'}`)
    .join(' > ');

describe('an address of administration', () => {
  test.each([
    ['/admin', ''],
    ['/admin/partner', ''],
    ['/admin/partner/create', 'partner.list'],
    ['/admin/partner/5/edit', 'partner.list'],
    ['/admin/partner/5/branch-office/create', 'partner.list > partner.detail > branchOffice.list'],
    ['/admin/partner/5/branch-office/7', 'partner.list > partner.detail > branchOffice.list'],
    ['/admin/partner/5/branch-office/import', 'partner.list > partner.detail > branchOffice.list'],
    ['/admin/client/1/article', 'client.list > client.detail > clientArticle.list'],
    ['/admin/client/1/article/3/edit', 'client.list > client.detail > clientArticle.list'],
    ['/admin/client/1/user-import', 'client.list > client.detail'],
    ['/admin/map/filters', ''],
    ['/admin/promorow', ''],
  ])('%s is reached over "%s"', (path, trail) => expect(trailOf(path)).toBe(trail));

  test.each([
    '/admin/nothing',
    '/admin/partner/five',
    '/admin/partner/5/branch-office',
    '/admin/category/create',
    '/admin/carousel/1',
    '/admin/user/1234567890',
    '/admin/partner/5/',
  ])('%s leads nowhere', (path) => expect(site.find(path)).toBeUndefined());

  test('a record in a tab is listed there', () =>
    expect(site.find('/admin/category/6/subcategory/601')?.page.trail.at(-1)?.path).toBe(
      '/admin/category/$categoryId?tab=subcategories',
    ));
  test('its ids are numbers', () =>
    expect(site.find('/admin/partner/5/branch-office/7')?.params).toEqual({ partnerId: 5, id: 7 }));
});

describe('the search of a page', () => {
  const read = (path: string, raw: Readonly<Record<string, unknown>>) =>
    site.find(path)?.page.readSearch(raw);
  test('keeps what its filters know, with their types', () =>
    expect(
      read('/admin/partner', { grade: 'A', online: 'true', companyId: '3', sortBy: 'NAME' }),
    ).toEqual({ grade: 'A', online: true, companyId: 3, sortBy: 'NAME' }));
  test('drops unknown words and parameters', () =>
    expect(read('/admin/partner', { grade: 'F', state: 'live', pageSize: '7', x: '1' })).toEqual(
      {},
    ));
  test('of a new record is what may be filled in from the address', () =>
    expect(read('/admin/offer/create', { partnerId: '7', state: 'LIVE' })).toEqual({
      partnerId: 7,
    }));
  test('of a tab is that of the list in it', () =>
    expect(read('/admin/partner/5', { tab: 'offers', state: 'LIVE', grade: 'A' })).toEqual({
      tab: 'offers',
      state: 'LIVE',
    }));
});

test('every entry of the navigation leads to a page', () =>
  expect(site.navigation.filter(({ path }) => !site.find(path))).toEqual([]));

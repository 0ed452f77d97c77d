import { maxLengthIn } from '@cafeteria/contract';
import { describe, expect, test } from 'vitest';
import admin from '../../../../packages/i18n/locales/cs/admin.json';
import type { Resource } from './frame/index.ts';
import { entries, wholeSite as site } from './resources.ts';

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
    '/admin/user/2147483648',
    '/admin/user/0',
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
  test.each(['/admin/client', '/admin/partner', '/admin/client/create', '/admin/partner/create'])(
    'of %s knows the company it was opened from',
    (path) => expect(read(path, { companyId: '31' })).toEqual({ companyId: 31 }),
  );
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

describe('the texts whose keys are made at run time', () => {
  const keysOf = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? keysOf(value, `${path}${key}.`)
        : [path + key.replace(/_(one|few|many|other)$/, '')],
    );
  const known = new Set(keysOf(admin));
  const isResource = (entry: object): entry is Resource => 'routes' in entry;
  const resources = entries.filter(isResource);

  test.each(resources.map((resource) => [resource.name, resource] as const))(
    '%s has all of them',
    (name, { isSingleton, routes, tabs, sections, columns, filters }) => {
      const labels = [
        ...columns.map((column) => (typeof column === 'string' ? column : column.key)),
        ...Object.keys(filters),
      ].filter((key) => !known.has(`${name}.field.${key}`) && !known.has(`column.${key}`));
      const texts = [
        ...(isSingleton ? ['title'] : []),
        ...(columns.length > 0 ? ['list', 'empty'] : []),
        ...(routes.create ? ['create'] : []),
        ...(routes.remove ? ['deleteText'] : []),
      ].map((key) => `${name}.${key}`);
      const ofTabs = tabs.flatMap(({ key, importPath }) => [
        `${name}Tab.label`,
        `${name}Tab.detail`,
        `${name}Tab.${key}`,
        ...(importPath ? [`${name}Tab.import`] : []),
      ]);
      const made = [...texts, ...ofTabs, ...sections.map(({ key }) => `section.${key}`)];
      expect([...labels, ...made.filter((key) => !known.has(key))]).toEqual([]);
    },
  );
  test('the navigation has all of them', () =>
    expect(site.navigation.filter(({ text }) => !known.has(text))).toEqual([]));
});

test('a text in three languages says how long it may get', () => {
  const texts = entries.flatMap((entry) =>
    'routes' in entry
      ? Object.entries(entry.widgets)
          .filter(([, { empty }]) => typeof empty === 'object' && empty !== null && 'cs' in empty)
          .map(([name]) => ({
            field: `${entry.name}.${name}`,
            maxLength: maxLengthIn(entry.schema, name),
          }))
      : [],
  );
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter(({ maxLength }) => maxLength === undefined)).toEqual([]);
});

describe('a new record', () => {
  const made = entries.flatMap((entry) =>
    'routes' in entry && entry.routes.create ? [[entry.name, entry] as const] : [],
  );
  test.each(made)('of %s has nothing Czech in Slovakia', (_name, { initial, initialIn }) =>
    expect(JSON.stringify({ ...initial, ...initialIn?.('SK') })).not.toMatch(/"CZ\w*"(?!:)/),
  );
  const initialAt = (path: string) => {
    const page = site.find(path)?.page;
    return page?.trail.at(-1)?.resource.initialIn?.('SK');
  };
  test.each([
    ['/admin/partner/create', { countries: ['SK'] }],
    ['/admin/client/create', { country: 'SK', defaultLanguage: 'SK' }],
    ['/admin/user/create', { language: 'SK' }],
    ['/admin/tax-limit/create', { regime: 'SK_MEAL' }],
  ])('at %s is of the country of the installation', (path, expected) => {
    expect(initialAt(path)).toEqual(expected);
  });
  test.each(['/admin/company/create', '/admin/partner/5/branch-office/create'])(
    'at %s has its address there',
    (path) => expect(initialAt(path)?.address).toMatchObject({ country: 'SK', city: '' }),
  );
});

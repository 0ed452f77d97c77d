import { mayCall, roleRules, rolesAmong, standingOf } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { createSite, isResource, permittedEntries } from '../admin/frame/index.ts';
import { entries } from '../admin/resources.ts';
import { profilePaths } from '../portal/profile/page-list.ts';
import { portalRoutes } from '../portal/routes.ts';

/** `$id` and `:id` both. */
const plain = (path: string): string => path.replaceAll(/[$:]\w+/g, '$').replace(/(?<=.)\/$/, '');

type ReaderRoute = {
  readonly options: { readonly path?: string; readonly staticData?: { needsSignIn?: true } };
};
const routes: readonly ReaderRoute[] = portalRoutes;
const readers = routes.flatMap(({ options: { path = '/', staticData } }) => {
  const who = staticData?.needsSignIn ? 'user' : 'public';
  const below = path === '/profile/$' ? profilePaths.map((one) => `/profile/${one}`) : [path];
  return below.map((one) => `${who} ${plain(one)}`);
});
const staff = rolesAmong(Object.keys(roleRules)).flatMap((role) => {
  const standing = standingOf([role]);
  const site = createSite(permittedEntries(entries, (route) => mayCall(route, standing)));
  return site.pages.map(({ path }) => `${role} ${plain(path)}`);
});

/** Pages that vanish for a role which may make some of the calls they need and lacks others. */
const lacking = rolesAmong(Object.keys(roleRules)).flatMap((role) => {
  const standing = standingOf([role]);
  const pages = entries.flatMap((entry) => (isResource(entry) ? entry.pages : [entry]));
  return pages.flatMap(({ path, needs }) => {
    const lacks = needs.filter((route) => !mayCall(route, standing));
    const calls = lacks.map((route) => `${route.method} ${route.path}`);
    const isPart = lacks.length > 0 && lacks.length < needs.length;
    return isPart ? [`${role} lacks ${plain(path)} for want of ${calls.join(', ')}`] : [];
  });
});

// the journey `reached` reads the list and looks for a link to each of them
test('the pages of the product and who may see them are those written down', () =>
  expect([...readers, ...staff].toSorted().join('\n')).toMatchFileSnapshot('../../pages.txt'));
// a role of few words may mean to go without, or have lost a page by a word nobody thought of: the diff shows it
test('the pages a role has only some of the calls for are those written down', () =>
  expect(lacking.toSorted().join('\n')).toMatchFileSnapshot('../../pages-lacking.txt'));

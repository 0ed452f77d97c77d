import { mayCall, roleRules, rolesAmong, standingOf } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { createSite, permittedEntries } from '../admin/frame/index.ts';
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

// the journey `reached` reads the list and looks for a link to each of them
test('the pages of the product and who may see them are those written down', () =>
  expect([...readers, ...staff].toSorted().join('\n')).toMatchFileSnapshot('../../pages.txt'));

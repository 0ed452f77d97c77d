import { notFound, redirect } from '@tanstack/react-router';
import { forbidden, loadScreen, type RouterContext } from '../../shared/routing/index.ts';
import { meQuery } from '../../shared/session/index.ts';
import type { Found } from '../frame/index.ts';
import { siteFor, startOf, wholeSite } from '../resources.ts';
import { loadAround } from './load-around.ts';

const home = '/admin';
/**
 * What a path of administration means for who is signed in, and what it needs. What is there for others only is
 * forbidden; who has no overview is led to where their work begins.
 */
export const loadPage = async (
  { context }: { readonly context: RouterContext },
  path: string,
): Promise<Found> => {
  const me = await context.queryClient.ensureQueryData(meQuery);
  const site = siteFor(me);
  const found = site.find(path);
  const first = startOf(site);
  if (!found && path === home && first) throw redirect({ href: first, replace: true });
  if (!found) throw notFound(wholeSite.find(path) ? { data: forbidden } : {});
  await Promise.all([
    loadScreen({ context }, found.page),
    found.page.Screen.preload?.(),
    loadAround(context.queryClient, found, me),
  ]);
  return found;
};
export type LoadPage = typeof loadPage;

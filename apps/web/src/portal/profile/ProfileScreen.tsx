import type { QueryClient } from '@tanstack/react-query';
import { getRouteApi, notFound, rootRouteId } from '@tanstack/react-router';
import { useHeldFocus } from '../../shared/held-focus.ts';
import { findPage } from './page-list.ts';
import { ProfileFrame } from './frame/ProfileFrame.tsx';

const route = getRouteApi('/profile/$');

/** A page opens without what it shows first, as a skeleton, if that takes longer. */
const patienceMs = 200;

/** Brings what the page of an address shows first; an address of no page is not found. */
export const loadPage = async (client: QueryClient, path = ''): Promise<void> => {
  const page = findPage(path);
  if (!page) throw notFound({ routeId: rootRouteId });
  await Promise.race([
    page.load?.(client, page.params),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
};

/** The page the address means, in the frame of the profile. */
export const ProfileScreen = () => {
  useHeldFocus();
  const search = route.useSearch();
  const { _splat = '' } = route.useParams();
  const page = findPage(_splat);
  return (
    <ProfileFrame>{page && <page.Screen params={page.params} search={search} />}</ProfileFrame>
  );
};

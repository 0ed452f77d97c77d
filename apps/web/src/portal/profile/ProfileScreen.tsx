import { getRouteApi, notFound, rootRouteId } from '@tanstack/react-router';
import { findPage } from './page-list.ts';
import { ProfileFrame } from './ProfileFrame.tsx';

const route = getRouteApi('/profile/$');

/** An address of no page is not found. */
export const assertPage = (path = ''): void => {
  if (!findPage(path)) throw notFound({ routeId: rootRouteId });
};

/** The page the address means, in the frame of the profile. */
export const ProfileScreen = () => {
  const search = route.useSearch();
  const { _splat = '' } = route.useParams();
  const page = findPage(_splat);
  return (
    <ProfileFrame>{page && <page.Screen params={page.params} search={search} />}</ProfileFrame>
  );
};

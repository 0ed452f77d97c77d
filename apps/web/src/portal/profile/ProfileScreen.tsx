import { getRouteApi } from '@tanstack/react-router';
import { findPage } from './page-list.ts';
import { ProfileFrame } from './ProfileFrame.tsx';

const route = getRouteApi('/profile/$');

/** The page the address means, in the frame of the profile. */
export const ProfileScreen = () => {
  const search = route.useSearch();
  const { _splat = '' } = route.useParams();
  const page = findPage(_splat);
  return (
    <ProfileFrame>{page && <page.Screen params={page.params} search={search} />}</ProfileFrame>
  );
};

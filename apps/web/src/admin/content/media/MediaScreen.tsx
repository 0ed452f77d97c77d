import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { MediaLibrary, type MediaSearch } from '../../widgets/media/index.ts';
import { AdminPage, useAdminText } from '../../frame/index.ts';

const route = getRouteApi('/admin/media');

/** The library of pictures and files; its search stands in the address. */
export const MediaScreen = () => {
  const text = useAdminText();
  const navigate = useNavigate();
  const go = (search: MediaSearch, how?: { readonly replace: boolean }): void =>
    void navigate({
      to: '/admin/media',
      search: { ...search },
      replace: how?.replace ?? false,
      resetScroll: false,
    });
  return (
    <AdminPage title={text('media.library')}>
      <MediaLibrary path="/admin/media" search={route.useSearch()} go={go} />
    </AdminPage>
  );
};

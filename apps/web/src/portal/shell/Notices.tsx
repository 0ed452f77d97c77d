import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.ts';

const importNoticeList = () => import('./NoticeList.tsx');
const NoticeList = lazy(async () => ({ default: (await importNoticeList()).NoticeList }));

/**
 * The notifications. What draws them comes after the first screen, but before there is anything to
 * say: the connection may be what failed.
 */
export const Notices = () => {
  const { notifications } = useServices();
  const list = useSyncExternalStore(notifications.subscribe, notifications.get, notifications.get);
  useEffect(() => void importNoticeList().catch(() => {}), []);
  if (list.length === 0) return null;
  return (
    <Suspense>
      <NoticeList notifications={notifications} list={list} />
    </Suspense>
  );
};

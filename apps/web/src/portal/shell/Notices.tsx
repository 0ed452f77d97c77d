import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Notification } from '../../shared/notifications/index.ts';
import { useServices } from '../../shared/services.ts';

const importNoticeList = () => import('./NoticeList.tsx');
const NoticeList = lazy(async () => ({ default: (await importNoticeList()).NoticeList }));

/** What the server rendered; a notice added before the page is hydrated must not differ from it. */
const none: readonly Notification[] = [];
const getNone = (): readonly Notification[] => none;

/**
 * The notifications. What draws them comes after the first screen, but before there is anything to
 * say: the connection may be what failed.
 */
export const Notices = () => {
  const { notifications } = useServices();
  const list = useSyncExternalStore(notifications.subscribe, notifications.get, getNone);
  useEffect(() => void importNoticeList().catch(() => {}), []);
  if (list.length === 0) return null;
  return (
    <Suspense>
      <NoticeList notifications={notifications} list={list} />
    </Suspense>
  );
};

import { useSyncExternalStore } from 'react';
import { importAgain } from '../../shared/import-again.ts';
import type { Notification } from '../../shared/notifications/index.ts';
import { useServices } from '../../shared/services.ts';
import { useLoaded } from '../../shared/use-loaded.ts';

const importNoticeList = importAgain(() => import('./NoticeList.tsx'));

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
  const file = useLoaded(importNoticeList);
  return file && list.length > 0 ? (
    <file.NoticeList notifications={notifications} list={list} />
  ) : null;
};

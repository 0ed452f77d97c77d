import { ToastRegion } from '@cafeteria/ui';
import type { Notification, Notifications } from '../../shared/notifications/index.ts';
import { useTexts } from '../../shared/texts/index.ts';

type NoticeListProps = {
  readonly notifications: Notifications;
  readonly list: readonly Notification[];
};

/** The notifications; they do not time out while the pointer is over them. */
export const NoticeList = ({ notifications, list }: NoticeListProps) => {
  const { t } = useTexts();
  const toasts = list.map(({ id, type, text, leaving, action }) => ({
    id: String(id),
    type,
    text,
    isLeaving: leaving,
    action: action && {
      label: action.label,
      onAct: () => {
        notifications.close(id);
        action.onAct();
      },
    },
  }));
  const each = (act: (id: number) => void) => (): void => list.forEach(({ id }) => act(id));
  return (
    <ToastRegion
      label={t('notification.region')}
      toasts={toasts}
      closeLabel={t('notification.close')}
      onClose={(id) => notifications.close(Number(id))}
      onPause={each(notifications.pause)}
      onResume={each(notifications.resume)}
    />
  );
};

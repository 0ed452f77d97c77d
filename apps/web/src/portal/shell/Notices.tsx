import { ToastRegion } from '@cafeteria/ui';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.ts';
import { useTexts } from '../../shared/texts/index.ts';

/** The notifications; they do not time out while the pointer is over them. */
export const Notices = () => {
  const { t } = useTexts();
  const { notifications } = useServices();
  const list = useSyncExternalStore(notifications.subscribe, notifications.get, notifications.get);
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

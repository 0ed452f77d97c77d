import { ToastRegion } from '@cafeteria/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';

/** The notifications; their time stands still while somebody points at them. */
export const Notices = () => {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const list = useSyncExternalStore(notifications.subscribe, notifications.get, notifications.get);
  const toasts = list.map(({ id, type, text, leaving }) => ({
    id: String(id),
    type,
    text,
    isLeaving: leaving,
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

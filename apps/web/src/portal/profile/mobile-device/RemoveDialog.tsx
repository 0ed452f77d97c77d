import type { MobileDeviceView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ConfirmDialog } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { usePart } from '../use-part.ts';

type Props = { readonly device: MobileDeviceView; readonly onClose: () => void };
/** Asks once before a phone is gone, naming it. */
export const RemoveDialog = ({ device: { id, name }, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { notifications } = useServices();
  const { mutate, isPending } = usePart(api.mobileDevice.act);
  const remove = (): void =>
    mutate(
      { id, body: { action: 'REMOVE' } },
      {
        onSuccess: () => notifications.add('success', t('device.removed', { name })),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen
      tone="negative"
      title={t('device.removeTitle', { name })}
      confirmLabel={t('device.remove')}
      cancelLabel={common('action.cancel')}
      isPending={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {t('device.removeText')}
    </ConfirmDialog>
  );
};

import type { MobileDeviceView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { isMissing } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { NameDialog } from '../account/NameDialog.tsx';
import { usePart } from '../use-part.ts';

type Props = { readonly device: MobileDeviceView; readonly onClose: () => void };
/** What a phone is called in the list. */
export const RenameDialog = ({ device: { id, name }, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { mutate, isPending } = usePart(api.mobileDevice.update);
  return (
    <NameDialog
      title={t('device.renameTitle')}
      label={t('device.name')}
      name={name}
      isPending={isPending}
      onSave={(next) =>
        mutate(
          { id, body: { name: next } },
          {
            onSettled: (_, error) => {
              if (!error || isMissing(error)) onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

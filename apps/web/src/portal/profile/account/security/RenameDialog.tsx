import type { PasskeyView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { isMissing } from '../../../../shared/api/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';
import { usePart } from '../../use-part.ts';
import { NameDialog } from '../NameDialog.tsx';

type Props = { readonly passkey: PasskeyView; readonly onClose: () => void };
/** What its owner calls a passkey. */
export const RenameDialog = ({ passkey: { id, name }, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { mutate, isPending } = usePart(api.passkey.rename);
  return (
    <NameDialog
      title={t('passkey.renameTitle')}
      label={t('passkey.name')}
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

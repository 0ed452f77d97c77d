import type { PasskeyView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Dialog, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';

type Props = { readonly passkey: PasskeyView; readonly onClose: () => void };
/** What its owner calls a passkey. */
export const RenameDialog = ({ passkey, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { mutateAsync, isPending } = useMutation(write(api.passkey.rename));
  const [name, setName] = useState(passkey.name);
  const isEmpty = name.trim() === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isEmpty) return;
    // a failure was told already, and the name is still there to be sent again
    void mutateAsync({ id: passkey.id, body: { name } }).then(onClose, () => {});
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      onSubmit={onSubmit}
      title={t('passkey.renameTitle')}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {common('action.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('passkey.name')}
        error={isEmpty ? common('validation.required') : undefined}
        isRequired
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
};

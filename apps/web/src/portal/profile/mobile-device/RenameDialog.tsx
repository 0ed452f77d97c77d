import type { MobileDeviceView } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Dialog, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';

type Props = { readonly device: MobileDeviceView; readonly onClose: () => void };
/** What a phone is called in the list. */
export const RenameDialog = ({ device, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const { mutate, isPending } = useMutation(write(api.mobileDevice.update));
  const [name, setName] = useState(device.name);
  const [isTried, setTried] = useState(false);
  const isEmpty = name.trim() === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) mutate({ id: device.id, body: { name } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      onSubmit={onSubmit}
      title={t('device.renameTitle')}
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
        label={t('device.name')}
        error={isTried && isEmpty ? common('validation.required') : undefined}
        isRequired
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
};

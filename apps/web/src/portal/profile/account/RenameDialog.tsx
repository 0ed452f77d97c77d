import { textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, Dialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { isMissing } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { sending } from '../../form/index.ts';
import { usePart } from '../use-part.ts';

type Props = {
  readonly of: 'device' | 'passkey';
  readonly thing: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
};
/**
 * What its owner calls something: a phone, a passkey. Where saving fails the name stays, to be sent again; of what is
 * gone meanwhile nothing is left to name.
 */
export const RenameDialog = ({ of, thing, onClose }: Props) => {
  const { t } = useTexts('profile');
  const { t: common } = useTexts();
  const saving = { device: usePart(api.mobileDevice.update), passkey: usePart(api.passkey.rename) };
  const { mutate, isPending } = saving[of];
  const [name, setName] = useState(thing.name);
  const [isTried, setTried] = useState(false);
  const isEmpty = name.trim() === '';
  const onSettled = (_: unknown, error: Error | null): void => {
    if (!error || isMissing(error)) onClose();
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isEmpty) mutate({ id: thing.id, body: { name } }, { onSettled });
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      onSubmit={sending(submit)}
      title={t(`${of}.renameTitle`)}
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
        label={t(`${of}.name`)}
        error={isTried && isEmpty ? common('validation.required') : undefined}
        isRequired
        autoComplete="off"
        maxLength={textLimit.deviceName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
};

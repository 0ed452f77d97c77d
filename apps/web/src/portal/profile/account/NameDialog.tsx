import { textLimit } from '@cafeteria/contract';
import { Button, Dialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { sending } from '../../form/index.ts';

type Props = {
  readonly title: string;
  readonly label: string;
  /** What it is called now. */
  readonly name: string;
  readonly isPending: boolean;
  /** Told a name that is not empty; where saving fails the name stays, to be sent again. */
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};
/** What its owner calls something: a phone, a passkey. */
export const NameDialog = ({ title, label, name: given, isPending, onSave, onClose }: Props) => {
  const { t } = useTexts();
  const [name, setName] = useState(given);
  const [isTried, setTried] = useState(false);
  const isEmpty = name.trim() === '';
  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isEmpty) onSave(name);
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      onSubmit={sending(submit)}
      title={title}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        error={isTried && isEmpty ? t('validation.required') : undefined}
        isRequired
        autoComplete="off"
        maxLength={textLimit.deviceName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
};

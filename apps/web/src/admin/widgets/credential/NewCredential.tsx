import { textLimit } from '@cafeteria/contract';
import { Button, Dialog, TextField } from '@cafeteria/ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { type CredentialKind, testIdOf } from './credential.ts';
import styles from './NewCredential.module.css';

type Props = {
  readonly kind: CredentialKind;
  readonly isPending: boolean;
  readonly onCreate: (name: string) => void;
  readonly onClose: () => void;
  /** Fields below the name. */
  readonly children?: ReactNode;
};
/** Asks what a new key or token is to be called; it is shown by who made it, the only time it is seen. */
export const NewCredential = ({ kind, isPending, onCreate, onClose, children }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const isNamed = name.trim() !== '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isNamed) onCreate(name.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onSubmit={submit}
      title={text(`${kind}.create`)}
      closeLabel={text('action.close')}
      testId={`new-${testIdOf[kind]}`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {text('action.create')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={text(`${kind}.name`)}
          description={text(`${kind}.nameHint`)}
          isRequired
          maxLength={textLimit.keyName}
          value={name}
          error={isTried && !isNamed ? t('validation.required') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {children}
      </div>
    </Dialog>
  );
};

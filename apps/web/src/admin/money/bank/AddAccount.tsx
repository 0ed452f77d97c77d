import { isIban, plainIban, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';

/** An account of the operator whose statements are to be taken. */
export const AddAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [iban, setIban] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending } = useMutation(write(api.bank.addAccount));
  const plain = plainIban(iban);
  const add = async (): Promise<void> => {
    setTried(true);
    if (name.trim() === '' || !isIban(plain)) return;
    // what was refused is told as a notification
    const added = await mutateAsync({ body: { iban: plain, name } }).catch(() => undefined);
    if (added) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('bank.addAccount')}
      confirmLabel={text('bank.addAccountButton')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void add()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{text('bank.addAccountText')}</span>
        <TextField
          label={text('bank.field.name')}
          isRequired
          value={name}
          maxLength={textLimit.accountHolder}
          error={isTried && name.trim() === '' ? t('validation.required') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="IBAN"
          isRequired
          value={iban}
          maxLength={textLimit.typedIban}
          error={isTried && !isIban(plain) ? t('validation.account.checksum') : undefined}
          onChange={({ target }) => setIban(target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

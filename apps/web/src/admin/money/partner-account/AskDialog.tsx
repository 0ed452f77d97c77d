import { textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { readAccount } from '../../widgets/money/index.ts';

/** Asks for an account; somebody else will be asked to confirm it. */
export const AskDialog = ({
  partnerId,
  onClose,
}: {
  readonly partnerId: number;
  readonly onClose: () => void;
}) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutateAsync, isPending } = useMutation(write(api.partnerAccount.ask));
  const confirm = async (): Promise<void> => {
    const body = readAccount(typed);
    if (!body) return setWrong(true);
    // what was refused is told as a notification
    await mutateAsync({ partnerId, body }).catch(() => {});
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('partnerAccount.title')}
      confirmLabel={text('partnerAccount.send')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <TextField
        label={text('partnerAccount.iban')}
        description={text('partnerAccount.hint')}
        value={typed}
        maxLength={textLimit.typedIban}
        error={isWrong ? t('validation.account.checksum') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
    </ConfirmDialog>
  );
};

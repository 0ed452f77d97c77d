import { type BookBalance, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';

type Props = { readonly account: BookBalance; readonly onClose: () => void };

/** What the accountant's own chart calls an account. */
export const NumberDialog = ({ account: { account, number }, onClose }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [typed, setTyped] = useState(number);
  const [isWrong, setWrong] = useState(false);
  const { mutateAsync, isPending } = useMutation(write(api.book.number));
  const confirm = async (): Promise<void> => {
    if (!/^[0-9A-Za-z.]{1,12}$/.test(typed.trim())) return setWrong(true);
    // what was refused is told as a notification
    await mutateAsync({ body: { account, number: typed.trim() } }).catch(() => {});
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('book.renumberTitle', { account: text(`enum.bookAccount.${account}`) })}
      confirmLabel={text('action.save')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <TextField
        label={text('book.field.number')}
        value={typed}
        maxLength={textLimit.bookNumber}
        error={isWrong ? t('validation.bookNumber') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
    </ConfirmDialog>
  );
};

import { type WithdrawalRow, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useAdminText, usePersonName, useStep } from '../../frame/index.ts';
import { creditStyles } from '../credit/index.ts';

export type Resolving = { readonly row: WithdrawalRow; readonly status: 'PAID' | 'RETURNED' };
type Props = { readonly resolving: Resolving; readonly onClose: () => void };

/** Asks once what the bank did; money that came back goes into the wallet. */
export const ResolveDialog = ({ resolving: { row, status }, onClose }: Props) => {
  const text = useAdminText();
  const [note, setNote] = useState('');
  const nameOf = usePersonName();
  const { mutateAsync, isPending } = useStep(api.withdrawalAdmin.resolve);
  const confirm = async (): Promise<void> => {
    // what was refused is told as a notification
    await mutateAsync({ id: row.id, body: { status, note } }).catch(() => {});
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text(`withdrawal.resolve.${status}.title`, {
        amount: formatMoney(row.amount),
        name: nameOf(row.user),
      })}
      confirmLabel={text(`withdrawal.resolve.${status}.confirm`)}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span className={creditStyles.stack}>
        <span>{text(`withdrawal.resolve.${status}.text`)}</span>
        <TextField
          label={text('withdrawal.field.note')}
          value={note}
          maxLength={textLimit.note}
          onChange={({ target }) => setNote(target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

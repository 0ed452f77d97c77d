import { textLimit } from '@cafeteria/contract';
import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useAdminText } from '../../frame/index.ts';
import styles from './Credit.module.css';

export type ReasonDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  /** Where the ordinary word would say the same as the button that takes back. */
  readonly cancelLabel?: string;
  /** Who will read the reason. */
  readonly hint: string;
  /** What is taken back, in words with the amount. */
  readonly children: string;
  readonly isPending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
};

/** Asks once before something is taken back, with a reason. */
export const ReasonDialog = ({
  hint,
  cancelLabel,
  children,
  onConfirm,
  ...dialog
}: ReasonDialogProps) => {
  const text = useAdminText();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const confirm = (): void => {
    setTried(true);
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      {...dialog}
      tone="negative"
      cancelLabel={cancelLabel ?? text('action.cancel')}
      onConfirm={confirm}
    >
      <span className={styles.stack}>
        <span>{children}</span>
        <TextField
          label={text('clientCredit.reason')}
          description={hint}
          isRequired
          maxLength={textLimit.note}
          error={isTried && reason.trim() === '' ? text('clientCredit.reasonNeeded') : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

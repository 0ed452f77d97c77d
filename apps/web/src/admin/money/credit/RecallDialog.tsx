import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useAdminText } from '../../frame/index.ts';
import styles from './Credit.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  /** What goes back, in words with the amount. */
  readonly children: string;
  readonly isPending: boolean;
  readonly onRecall: (reason: string) => void;
  readonly onCancel: () => void;
};

/** Asks once before credits go back to their employer, with a reason everybody concerned will read. */
export const RecallDialog = ({ isOpen, title, children, isPending, onRecall, onCancel }: Props) => {
  const text = useAdminText();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const confirm = (): void => {
    setTried(true);
    if (reason.trim() !== '') onRecall(reason.trim());
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="negative"
      title={title}
      confirmLabel={text('clientCredit.recall')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <span className={styles.stack}>
        <span>{children}</span>
        <TextField
          label={text('clientCredit.reason')}
          description={text('clientCredit.reasonHint')}
          isRequired
          maxLength={200}
          error={isTried && reason.trim() === '' ? text('clientCredit.reasonNeeded') : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

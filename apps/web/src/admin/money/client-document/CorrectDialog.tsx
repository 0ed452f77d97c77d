import { type ClientDocumentRecord, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAdminText, useStep } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { documentPath } from './shared.ts';

type Props = { readonly document: ClientDocumentRecord; readonly onClose: () => void };
/** Asks why a document is taken back, and goes to the credit note. */
export const CorrectDialog = ({ document, onClose }: Props) => {
  const { id, amount, currency, grantId } = document;
  const text = useAdminText();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending } = useStep(api.clientDocument.correct);
  const isEmpty = note.trim() === '';
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (isEmpty) return;
    // what was refused is told as a notification
    const made = await mutateAsync({ id, body: { note: note.trim() } }).catch(() => undefined);
    onClose();
    if (made) await navigate({ href: `${documentPath}/${made.id}` });
  };
  return (
    <ConfirmDialog
      isOpen
      tone="negative"
      title={text('clientDocument.correctTitle')}
      confirmLabel={text('clientDocument.correct')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>
          {grantId === null
            ? text('clientDocument.correctText', { amount: moneyText(amount, currency) })
            : text('clientDocument.correctCredits')}
        </span>
        <TextField
          label={text('clientDocument.field.note')}
          isRequired
          maxLength={textLimit.explanation}
          error={isTried && isEmpty ? text('clientDocument.noteNeeded') : undefined}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

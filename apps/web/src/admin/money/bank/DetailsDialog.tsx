import {
  type BankEntryRow,
  type BankSuggestion,
  parseAmount,
  textLimit,
} from '@cafeteria/contract';
import { ConfirmDialog, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';

export type Details = { readonly fee: number; readonly note: string };
type Props = {
  readonly entry: BankEntryRow;
  readonly kind: BankSuggestion['kind'];
  readonly isPending: boolean;
  readonly onConfirm: (details: Details) => void;
  readonly onClose: () => void;
};

/** Asks what a statement does not say: what a gate kept, or why nobody can explain it. */
export const DetailsDialog = ({ entry, kind, isPending, onConfirm, onClose }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  const [fee, setFee] = useState('0');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isGate = kind === 'GATE';
  const kept = fee.trim() === '0' ? 0 : parseAmount(fee);
  const confirm = (): void => {
    setTried(true);
    if (isGate ? kept === undefined : note.trim() === '') return;
    onConfirm({ fee: isGate ? (kept ?? 0) : 0, note: note.trim() });
  };
  return (
    <ConfirmDialog
      isOpen
      title={text(`bank.kind.${kind}`)}
      confirmLabel={text('bank.match')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{moneyText(entry.amount, entry.currency)}</span>
        {isGate && (
          <TextField
            label={text('bank.fee')}
            description={text('bank.feeText')}
            inputMode="decimal"
            value={fee}
            error={isTried && kept === undefined ? t('validation.amount') : undefined}
            onChange={({ target }) => setFee(target.value)}
          />
        )}
        <TextField
          label={text('bank.note')}
          isRequired={!isGate}
          value={note}
          maxLength={textLimit.note}
          error={isTried && !isGate && note.trim() === '' ? t('validation.required') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

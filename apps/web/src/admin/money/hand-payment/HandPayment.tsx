import { type Currency, textLimit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog, SelectField, TextField } from '@cafeteria/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { read, write } from '../../../shared/api/index.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';
import { DayField } from '../../widgets/money/index.ts';
import { creditStyles as styles, dayText, moneyText, today } from '../credit/index.ts';

type Of =
  | { readonly settlementId: number }
  | { readonly withdrawalId: number }
  | { readonly clientRefundId: number };
type Props = { readonly of: Of; readonly amount: number; readonly currency: Currency };
const maxLines = 50;

/** Lines of statements that say that so much has left, and nobody has said of what. */
const LineField = ({
  amount,
  value,
  onChange,
}: {
  readonly amount: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const text = useAdminText();
  const { data } = useQuery(
    read(api.bank.entries, { state: 'OPEN', amount: -amount, pageSize: maxLines }),
  );
  const lines = data?.content ?? [];
  return (
    <SelectField
      label={text('handPayment.line')}
      emptyLabel={text('handPayment.noLine')}
      options={lines.map(({ id, day, counterName, counterAccount, message }) => ({
        value: String(id),
        label: [dayText(day), counterName ?? counterAccount, message].filter(Boolean).join(', '),
      }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const HandDialog = ({ onClose, ...paid }: Props & { readonly onClose: () => void }) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const [day, setDay] = useState(today());
  const [line, setLine] = useState('');
  const [note, setNote] = useState('');
  const { mutateAsync, isPending } = useMutation(write(api.payoutBatch.byHand));
  const confirm = async (): Promise<void> => {
    const bankEntryId = Number(line) || null;
    const body = { ...paid.of, day, bankEntryId, note: note.trim() };
    // what was refused is told as a notification
    const batch = await mutateAsync({ body }).catch(() => undefined);
    onClose();
    if (batch) await navigate({ href: `/admin/settlement/batch/${batch.id}` });
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('handPayment.title', { amount: moneyText(paid.amount, paid.currency) })}
      confirmLabel={text('handPayment.confirm')}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>{text('handPayment.text')}</span>
        <DayField
          label={text('handPayment.day')}
          isRequired
          value={day}
          onChange={(next) => next && setDay(next)}
        />
        <Allowed to={api.bank.entries}>
          <LineField amount={paid.amount} value={line} onChange={setLine} />
        </Allowed>
        <TextField
          label={text('handPayment.note')}
          value={note}
          maxLength={textLimit.note}
          onChange={({ target }) => setNote(target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

/** Says that something was paid in the bank without a file of ours; another person is asked whether it is so. */
export const HandPayment = ({ size, ...paid }: Props & { readonly size?: 'Small' }) => {
  const text = useAdminText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Allowed to={api.payoutBatch.byHand}>
      <Button kind="ghost" {...(size && { size })} onClick={() => setAsking(true)}>
        {text('handPayment.button')}
      </Button>
      {isAsking && <HandDialog {...paid} onClose={() => setAsking(false)} />}
    </Allowed>
  );
};

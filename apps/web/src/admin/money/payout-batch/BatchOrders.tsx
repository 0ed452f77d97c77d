import {
  formatIban,
  type PayoutBatchRecord,
  type PayoutOrder,
  textLimit,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { Badge, Button, type Column, ConfirmDialog, Heading, TextField } from '@cafeteria/ui';
import { useState } from 'react';
import { AdminTable, Allowed, useAdminText, useStep } from '../../frame/index.ts';
import { creditStyles as styles, moneyText } from '../credit/index.ts';
import { paidHref, paidText, returnedText } from './paid.ts';
import batchStyles from './PayoutBatch.module.css';

const tones = { WAITING: 'info', PAID: 'positive', RETURNED: 'negative' } as const;
type Resolving = { readonly order: PayoutOrder; readonly status: 'PAID' | 'RETURNED' };
type Props = { readonly batch: PayoutBatchRecord };

const ResolveDialog = ({
  batch: { id, currency },
  resolving: { order, status },
  onClose,
}: Props & { readonly resolving: Resolving; readonly onClose: () => void }) => {
  const text = useAdminText();
  const [note, setNote] = useState('');
  const { mutateAsync, isPending } = useStep(api.payoutBatch.resolve);
  const confirm = async (): Promise<void> => {
    // what was refused is told as a notification
    await mutateAsync({ id, orderId: order.id, body: { status, note } }).catch(() => {});
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={text(`payoutBatch.resolve.${status}.title`, {
        amount: moneyText(order.amount, currency),
        name: order.name,
      })}
      confirmLabel={text(`payoutBatch.resolve.${status}.confirm`)}
      cancelLabel={text('action.cancel')}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span className={styles.stack}>
        <span>
          {text(status === 'RETURNED' ? returnedText(order) : 'payoutBatch.resolve.PAID.text')}
        </span>
        <TextField
          label={text('payoutBatch.note')}
          value={note}
          maxLength={textLimit.note}
          onChange={({ target }) => setNote(target.value)}
        />
      </span>
    </ConfirmDialog>
  );
};

const useColumns = ({ amount: sum }: PayoutBatchRecord): Column<PayoutOrder>[] => {
  const text = useAdminText();
  return [
    {
      key: 'payee',
      label: text('payoutBatch.field.payee'),
      width: 'wide',
      cell: (order) => (
        <>
          {order.name}
          <span className={styles.below}>{paidText(text, order)}</span>
        </>
      ),
      total: text('payoutBatch.total'),
    },
    {
      // on a phone too: it is where the money goes
      key: 'account',
      label: text('payoutBatch.field.account'),
      cell: ({ iban, symbol }) => (
        <>
          <span className={batchStyles.number}>{formatIban(iban)}</span>
          <span className={styles.below}>
            {text('payoutBatch.field.symbol')} {symbol}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      label: text('payoutBatch.field.status'),
      cell: ({ status, note }) => (
        <>
          <Badge tone={tones[status]}>{text(`payoutBatch.orderStatus.${status}`)}</Badge>
          {note && <span className={styles.below}>{note}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      label: text('payoutBatch.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
      total: formatAmount(sum),
    },
  ];
};

/** Orders of a batch, each with what the bank did. */
export const BatchOrders = ({ batch }: Props) => {
  const text = useAdminText();
  const [resolving, setResolving] = useState<Resolving>();
  const actionsOf = (order: PayoutOrder) =>
    batch.status === 'APPROVED' &&
    order.status !== 'RETURNED' && (
      <Allowed to={api.payoutBatch.resolve}>
        {order.status === 'WAITING' && (
          <Button size="Small" onClick={() => setResolving({ order, status: 'PAID' })}>
            {text('payoutBatch.paid')}
          </Button>
        )}
        <Button
          size="Small"
          kind="ghost"
          onClick={() => setResolving({ order, status: 'RETURNED' })}
        >
          {text('payoutBatch.returned')}
        </Button>
      </Allowed>
    );
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('payoutBatch.orders')}
      </Heading>
      <AdminTable
        caption={text('payoutBatch.orders')}
        columns={useColumns(batch)}
        rows={batch.list}
        keyOf={({ id }) => String(id)}
        hrefOf={paidHref}
        actionsOf={actionsOf}
        actionsLabel={text('payoutBatch.actions')}
      />
      {resolving && (
        <ResolveDialog
          batch={batch}
          resolving={resolving}
          onClose={() => setResolving(undefined)}
        />
      )}
    </section>
  );
};

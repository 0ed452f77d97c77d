import type { ClientDocumentPayment, ClientDocumentRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { Banner, Button, type Column, Heading } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import {
  AdminTable,
  Allowed,
  PageLink,
  PageName,
  useAdminText,
  useStep,
} from '../../frame/index.ts';
import { bankEntriesOf } from '../bank-entry/index.ts';
import { newRefundOf } from '../client-refund/index.ts';
import { creditStyles as styles, dayText, moneyText } from '../credit/index.ts';

type Of = { readonly document: ClientDocumentRecord };

/** What its client has paid beforehand: it can pay the document, or be sent back. */
export const DocumentPrepaid = ({ document: { id, client, open, prepaid, currency } }: Of) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useStep(api.clientDocument.usePrepaid);
  if (prepaid <= 0) return null;
  const amount = moneyText(Math.min(open, prepaid), currency);
  const use = async (): Promise<void> => {
    // what was refused is told as a notification
    const paid = await mutateAsync({ id }).catch(() => undefined);
    if (paid) notifications.add('success', text('clientDocument.prepaid.used', { amount }));
  };
  return (
    <Banner
      tone="info"
      title={text('clientDocument.prepaid.title', { amount: moneyText(prepaid, currency) })}
      actions={
        <>
          {open > 0 && (
            <Allowed to={api.clientDocument.usePrepaid}>
              <Button kind="ghost" isPending={isPending} onClick={() => void use()}>
                {text('clientDocument.prepaid.use', { amount })}
              </Button>
            </Allowed>
          )}
          <PageLink href={newRefundOf(client.id)}>{text('clientDocument.prepaid.refund')}</PageLink>
        </>
      }
    >
      {text('clientDocument.prepaid.text')}
    </Banner>
  );
};

/** Gives the client back what paid the document, beforehand. */
const UndoPrepaid = ({ id, paymentId }: { readonly id: number; readonly paymentId: number }) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useStep(api.clientDocument.undoPrepaid);
  const undo = async (): Promise<void> => {
    // what was refused is told as a notification
    const done = await mutateAsync({ id, paymentId }).catch(() => undefined);
    if (done) notifications.add('success', text('clientDocument.prepaid.undone'));
  };
  return (
    <Allowed to={api.clientDocument.undoPrepaid}>
      <Button kind="ghost" size="Small" isPending={isPending} onClick={() => void undo()}>
        {text('clientDocument.prepaid.undo')}
      </Button>
    </Allowed>
  );
};

const Source = ({
  document: { id, correctedBy },
  payment: { id: paymentId, isUndone, isPrepaid, bankEntryId },
}: Of & { readonly payment: ClientDocumentPayment }) => {
  const text = useAdminText();
  const source = isPrepaid ? 'clientDocument.prepaid.from' : 'clientDocument.received';
  return (
    <span className={styles.row}>
      {text(isUndone ? 'clientDocument.undone' : source)}
      {bankEntryId !== null && (
        <PageName href={bankEntriesOf({ entryId: bankEntryId })}>
          {text('bank.inStatement')}
        </PageName>
      )}
      {isPrepaid && !isUndone && correctedBy === null && (
        <UndoPrepaid id={id} paymentId={paymentId} />
      )}
    </span>
  );
};

/** What came for it, or was there beforehand. */
export const DocumentPayments = ({ document }: Of) => {
  const text = useAdminText();
  const { payments } = document;
  const columns: Column<ClientDocumentPayment>[] = [
    { key: 'day', label: text('clientDocument.field.day'), cell: ({ day }) => dayText(day) },
    {
      key: 'amount',
      label: text('clientDocument.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'beyond',
      label: text('clientDocument.field.beyond'),
      align: 'end',
      cell: ({ amount, applied }) => formatAmount(amount - applied),
    },
    {
      key: 'source',
      label: text('clientDocument.field.state'),
      width: 'wide',
      cell: (payment) => <Source document={document} payment={payment} />,
    },
  ];
  if (payments.length === 0) return null;
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('clientDocument.payments')}
      </Heading>
      <AdminTable
        caption={text('clientDocument.payments')}
        isDense
        columns={columns}
        rows={payments}
        keyOf={({ id }) => String(id)}
      />
    </section>
  );
};

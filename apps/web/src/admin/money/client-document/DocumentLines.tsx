import type {
  ClientDocumentLine,
  ClientDocumentPayment,
  ClientDocumentRecord,
} from '@cafeteria/contract';
import { formatAmount, formatNumber } from '@cafeteria/i18n';
import { type Column, DataTable, Heading } from '@cafeteria/ui';
import { PageName, useAdminText } from '../../frame/index.ts';
import { bankEntriesOf } from '../bank-entry/index.ts';
import { creditStyles as styles, dayText } from '../credit/index.ts';
import { rateText } from './shared.ts';

type Of = { readonly document: ClientDocumentRecord };
/** From what a line is computed: a rate of an amount, or so many at a price. */
export const useReckoning = () => {
  const text = useAdminText();
  return ({ quantity, base, rate }: ClientDocumentLine): string => {
    if (base === null) return '';
    return rate === null
      ? `${formatNumber(quantity)} × ${formatAmount(base)}`
      : text('clientDocument.rateOf', { rate: rateText(rate), amount: formatAmount(base) });
  };
};

const useLineColumns = ({ kind, net, vat, amount }: ClientDocumentRecord) => {
  const text = useAdminText();
  const isStatement = kind === 'STATEMENT';
  const reckoning = useReckoning();
  const columns: Column<ClientDocumentLine>[] = [
    {
      key: 'what',
      label: text('clientDocument.field.what'),
      width: 'wide',
      cell: ({ what }) => text(`clientDocument.what.${what}`),
      ...(!isStatement && {
        total: text('clientDocument.total', { amount: formatAmount(amount) }),
      }),
    },
    { key: 'reckoning', label: text('clientDocument.field.reckoning'), cell: reckoning },
    {
      key: 'net',
      label: text(isStatement ? 'clientDocument.field.amount' : 'clientDocument.field.net'),
      align: 'end',
      cell: (line) => formatAmount(line.net),
      ...(!isStatement && { total: formatAmount(net) }),
    },
  ];
  const vatColumns: Column<ClientDocumentLine>[] = [
    {
      key: 'vatRate',
      label: text('clientDocument.field.vatRate'),
      align: 'end',
      isSecondary: true,
      cell: ({ vatRate }) =>
        vatRate === null ? text('clientDocument.outsideVat') : rateText(vatRate),
    },
    {
      key: 'vat',
      label: text('clientDocument.field.vat'),
      align: 'end',
      cell: (line) => formatAmount(line.vat),
      total: formatAmount(vat),
    },
  ];
  return isStatement ? columns : [...columns, ...vatColumns];
};

/** What a document is of. */
export const DocumentLines = ({ document }: Of) => {
  const text = useAdminText();
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('clientDocument.lines')}
      </Heading>
      <DataTable
        caption={text('clientDocument.lines')}
        isDense
        columns={useLineColumns(document)}
        rows={document.lines}
        keyOf={({ what }) => what}
      />
    </section>
  );
};

/** What came for it. */
export const DocumentPayments = ({ document: { payments } }: Of) => {
  const text = useAdminText();
  const columns: Column<ClientDocumentPayment>[] = [
    {
      key: 'day',
      label: text('clientDocument.field.day'),
      width: 'narrow',
      cell: ({ day }) => dayText(day),
    },
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
      key: 'undone',
      label: text('clientDocument.field.state'),
      width: 'wide',
      cell: ({ isUndone, bankEntryId }) => (
        <>
          {text(isUndone ? 'clientDocument.undone' : 'clientDocument.received')}{' '}
          {bankEntryId !== null && (
            <PageName href={bankEntriesOf({ entryId: bankEntryId })}>
              {text('bank.inStatement')}
            </PageName>
          )}
        </>
      ),
    },
  ];
  if (payments.length === 0) return null;
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('clientDocument.payments')}
      </Heading>
      <DataTable
        caption={text('clientDocument.payments')}
        isDense
        columns={columns}
        rows={payments}
        keyOf={({ id }) => String(id)}
      />
    </section>
  );
};

import type { ClientDocumentLine, ClientDocumentRecord } from '@cafeteria/contract';
import { formatAmount, formatNumber } from '@cafeteria/i18n';
import { type Column, Heading } from '@cafeteria/ui';
import { AdminTable, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
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
      <AdminTable
        caption={text('clientDocument.lines')}
        isDense
        columns={useLineColumns(document)}
        rows={document.lines}
        keyOf={({ what }) => what}
      />
    </section>
  );
};

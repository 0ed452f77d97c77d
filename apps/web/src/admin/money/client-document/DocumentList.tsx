import {
  ClientDocumentKind,
  type ClientDocumentRow,
  ClientDocumentState,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { Button, buttonClass, type Column, EmptyState } from '@cafeteria/ui';
import { useState } from 'react';
import {
  AdminPage,
  Allowed,
  Blank,
  chosenRecord,
  dayFilter,
  defineListing,
  labelled,
  type Listed,
  onOffFilter,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
  wordFilter,
} from '../../frame/index.ts';
import { clientTarget } from '../../widgets/reference/index.ts';
import { chosenIn, StatementLink, ListFiles } from '../book/index.ts';
import { Amount, amountColumn, dayText } from '../credit/index.ts';
import { DocumentMark } from './DocumentMark.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { documentPath } from './shared.ts';

const documents = defineListing({
  name: 'clientDocument',
  route: api.clientDocument.list,
  hasKeyword: false,
  filters: {
    state: labelled(
      'clientDocument.field.state',
      wordFilter(ClientDocumentState.options, (state) => `clientDocument.state.${state}`),
    ),
    kind: labelled(
      'clientDocument.field.kind',
      wordFilter(ClientDocumentKind.options, (kind) => `clientDocument.kind.${kind}`),
    ),
    held: labelled('clientDocument.field.held', onOffFilter()),
    from: labelled('settlement.field.from', dayFilter()),
    to: labelled('settlement.field.to', dayFilter()),
    openOn: labelled('clientDocument.field.openOn', dayFilter()),
    clientId: labelled('clientDocument.field.client', chosenRecord('list.everybody', clientTarget)),
  },
});

/** A phone is told of it where it is neither all nor nothing. */
const Open = ({ of: { open, amount } }: { readonly of: ClientDocumentRow }) => (
  <span data-blank={open === 0 || open === amount ? '' : undefined}>
    <Amount of={open} />
  </span>
);

type Sums = Readonly<Partial<Record<string, number>>> | undefined;
const useColumns = (sums: Sums): readonly Column<ClientDocumentRow>[] => {
  const text = useAdminText();
  return [
    {
      key: 'number',
      label: text('clientDocument.field.number'),
      width: 'narrow',
      cell: ({ number }) => number,
    },
    {
      key: 'client',
      label: text('clientDocument.field.client'),
      width: 'wide',
      cell: ({ client }) => client.name,
      total: sums && text('list.sum'),
    },
    {
      key: 'kind',
      label: text('clientDocument.field.kind'),
      width: 'whole',
      isSecondary: true,
      cell: ({ kind }) => text(`clientDocument.kind.${kind}`),
    },
    {
      key: 'state',
      label: text('clientDocument.field.state'),
      cell: ({ state }) => <DocumentMark state={state} />,
    },
    {
      key: 'issuedOn',
      label: text('clientDocument.field.issuedOn'),
      width: 'narrow',
      isSecondary: true,
      cell: ({ issuedOn }) => dayText(issuedOn),
    },
    {
      key: 'dueOn',
      label: text('clientDocument.field.dueOn'),
      width: 'narrow',
      cell: ({ dueOn }) => (dueOn === null ? <Blank /> : dayText(dueOn)),
    },
    amountColumn({
      key: 'amount',
      label: text('clientDocument.field.amount'),
      of: ({ amount }) => amount,
      total: sums?.['amount'],
    }),
    {
      key: 'open',
      label: text('clientDocument.field.open'),
      align: 'end',
      isResult: true,
      cell: (document) => <Open of={document} />,
      total: sums?.['open'] === undefined ? '' : formatAmount(sums['open']),
    },
  ];
};

type RowsProps = { readonly list: Listed<ClientDocumentRow>; readonly isOfOneKind: boolean };
/** A page of them, and what all that were found come to; amounts of several kinds are no sum. */
const Rows = ({ list, isOfOneKind }: RowsProps) => {
  const text = useAdminText();
  const { amount, ...open } = list.query.data?.sums ?? {};
  const columns = useColumns(
    list.query.data && { ...open, ...(isOfOneKind && amount !== undefined && { amount }) },
  );
  return (
    <PagedTable
      {...list}
      caption={text('clientDocument.title')}
      isListed
      columns={columns}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => `${documentPath}/${id}`}
      empty={<EmptyState icon="copy" title={text('clientDocument.empty')} />}
    />
  );
};

/** What employers are asked to pay, and what is still to come. */
/** What a file is narrowed by. */
const fileFilters = ['state', 'kind', 'from', 'to', 'openOn', 'clientId'];

const DocumentList = ({ search }: PageProps) => {
  const text = useAdminText();
  const [isInvoicing, setInvoicing] = useState(false);
  const clientId = Number(search['clientId'] ?? 0);
  return (
    <AdminPage
      title={text('clientDocument.title')}
      actions={
        <>
          {clientId > 0 && (
            <StatementLink
              className={buttonClass({ kind: 'ghost' })}
              kind="client"
              partyId={clientId}
            />
          )}
          <Allowed to={api.clientDocument.invoiceMonth}>
            <Button onClick={() => setInvoicing(true)}>
              {text('clientDocument.invoiceMonth')}
            </Button>
          </Allowed>
        </>
      }
    >
      <documents.List search={search}>
        {(list) => (
          <>
            <Rows list={list} isOfOneKind={search['kind'] !== undefined} />
            <ListFiles
              list={list}
              of={api.clientDocument.table}
              queryValues={chosenIn(search, fileFilters)}
            />
          </>
        )}
      </documents.List>
      {isInvoicing && <InvoiceDialog onClose={() => setInvoicing(false)} />}
    </AdminPage>
  );
};

export const clientDocumentsPage = ownPage({
  name: 'clientDocument',
  path: documentPath,
  needs: [api.clientDocument.list, api.clientDocument.table, api.clientDocument.invoiceMonth],
  nav: { icon: 'copy', group: 'money', text: 'clientDocument.title' },
  search: documents.readers,
  Screen: DocumentList,
});

import {
  ClientDocumentKind,
  type ClientDocumentRow,
  ClientDocumentState,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { Button, type Column, EmptyState } from '@cafeteria/ui';
import { useState } from 'react';
import {
  AdminPage,
  Allowed,
  Blank,
  chosenElsewhere,
  dayFilter,
  defineListing,
  labelled,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
  wordFilter,
} from '../../frame/index.ts';
import { dayText } from '../credit/index.ts';
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
    from: labelled('settlement.field.from', dayFilter()),
    to: labelled('settlement.field.to', dayFilter()),
    clientId: labelled('clientDocument.field.client', chosenElsewhere('list.everybody')),
  },
});

const useColumns = (): readonly Column<ClientDocumentRow>[] => {
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
    {
      key: 'amount',
      label: text('clientDocument.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'open',
      label: text('clientDocument.field.open'),
      align: 'end',
      cell: ({ open }) => formatAmount(open),
    },
  ];
};

/** What employers are asked to pay, and what is still to come. */
const DocumentList = ({ search }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  const [isInvoicing, setInvoicing] = useState(false);
  return (
    <AdminPage
      title={text('clientDocument.title')}
      actions={
        <Allowed to={api.clientDocument.invoiceMonth}>
          <Button onClick={() => setInvoicing(true)}>{text('clientDocument.invoiceMonth')}</Button>
        </Allowed>
      }
    >
      <documents.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            caption={text('clientDocument.title')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            hrefOf={({ id }) => `${documentPath}/${id}`}
            empty={<EmptyState icon="copy" title={text('clientDocument.empty')} />}
          />
        )}
      </documents.List>
      {isInvoicing && <InvoiceDialog onClose={() => setInvoicing(false)} />}
    </AdminPage>
  );
};

export const clientDocumentsPage = ownPage({
  name: 'clientDocument',
  path: documentPath,
  needs: [api.clientDocument.list, api.clientDocument.invoiceMonth],
  nav: { icon: 'copy', group: 'money', text: 'clientDocument.title' },
  search: documents.readers,
  Screen: DocumentList,
});

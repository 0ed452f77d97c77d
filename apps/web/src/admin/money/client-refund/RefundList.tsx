import { type ClientRefundRow, ClientRefundStatus, formatIban } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { buttonClass, type Column, EmptyState } from '@cafeteria/ui';
import {
  AdminPage,
  Allowed,
  chosenRecord,
  defineListing,
  labelled,
  ownPage,
  PagedTable,
  PageLink,
  type PageProps,
  useAdminText,
  usePersonName,
  wordFilter,
} from '../../frame/index.ts';
import { clientTarget } from '../../widgets/reference/index.ts';
import { RefundMark } from './RefundMark.tsx';
import { refundOf, refundPath } from './shared.ts';

const refunds = defineListing({
  name: 'clientRefund',
  route: api.clientRefund.list,
  hasKeyword: false,
  filters: {
    status: labelled(
      'clientRefund.field.status',
      wordFilter(ClientRefundStatus.options, (status) => `clientRefund.status.${status}`),
    ),
    clientId: labelled('clientRefund.field.client', chosenRecord('list.everybody', clientTarget)),
  },
});

const useColumns = (): readonly Column<ClientRefundRow>[] => {
  const text = useAdminText();
  const nameOf = usePersonName();
  return [
    { key: 'id', label: text('clientRefund.field.id'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'client',
      label: text('clientRefund.field.client'),
      width: 'wide',
      cell: ({ client }) => client.name,
    },
    {
      key: 'status',
      label: text('clientRefund.field.status'),
      cell: (row) => <RefundMark {...row} />,
    },
    {
      key: 'iban',
      label: text('clientRefund.field.iban'),
      width: 'whole',
      isSecondary: true,
      cell: ({ iban }) => formatIban(iban),
    },
    {
      key: 'made',
      label: text('clientRefund.field.made'),
      isSecondary: true,
      cell: ({ madeBy }) => nameOf(madeBy),
    },
    {
      key: 'amount',
      label: text('clientRefund.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
  ];
};

/** What employers had beforehand and are sent back, and how far it is. */
const RefundList = ({ search }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <AdminPage
      title={text('clientRefund.title')}
      actions={
        <Allowed to={api.clientRefund.create}>
          <PageLink className={buttonClass({})} href={`${refundPath}/create`}>
            {text('clientRefund.create')}
          </PageLink>
        </Allowed>
      }
    >
      <refunds.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            caption={text('clientRefund.title')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            hrefOf={({ id }) => refundOf(id)}
            empty={<EmptyState icon="undo" title={text('clientRefund.empty')} />}
          />
        )}
      </refunds.List>
    </AdminPage>
  );
};

export const clientRefundsPage = ownPage({
  name: 'clientRefund',
  path: refundPath,
  needs: [api.clientRefund.list],
  nav: { icon: 'undo', group: 'money', text: 'clientRefund.title' },
  search: refunds.readers,
  Screen: RefundList,
});

import { disputeKinds, type DisputeRow, DisputeStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoney } from '@cafeteria/i18n';
import { type Column, EmptyState } from '@cafeteria/ui';
import {
  AdminPage,
  chosenRecord,
  defineListing,
  labelled,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
  usePersonName,
  wordFilter,
} from '../../frame/index.ts';
import { userTarget } from '../../widgets/reference/index.ts';
import { DisputeMark } from './DisputeMark.tsx';
import styles from './Dispute.module.css';

const path = '/admin/dispute';
const disputes = defineListing({
  name: 'dispute',
  route: api.disputeAdmin.list,
  hasKeyword: false,
  filters: {
    status: labelled(
      'dispute.field.status',
      wordFilter(DisputeStatus.options, (status) => `dispute.status.${status}`),
    ),
    kind: labelled(
      'dispute.field.kind',
      wordFilter(disputeKinds, (kind) => `dispute.kind.${kind}`),
    ),
    userId: labelled('dispute.field.user', chosenRecord('list.everybody', userTarget)),
  },
});

const useColumns = (): readonly Column<DisputeRow>[] => {
  const text = useAdminText();
  const nameOf = usePersonName();
  return [
    { key: 'id', label: text('dispute.field.id'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'user',
      label: text('dispute.field.user'),
      width: 'wide',
      cell: ({ user }) => (
        <>
          {nameOf(user)}
          {user.clientName && <span className={styles.soft}>{user.clientName}</span>}
        </>
      ),
    },
    {
      key: 'kind',
      label: text('dispute.field.kind'),
      width: 'wide',
      cell: ({ kind, movement: { reason } }) => (
        <>
          {text(`dispute.kind.${kind}`)}
          <span className={styles.soft}>{text(`dispute.reason.${reason}`)}</span>
        </>
      ),
    },
    {
      key: 'amount',
      label: text('dispute.field.amount'),
      align: 'end',
      cell: ({ movement: { amount } }) => formatMoney(amount),
    },
    {
      key: 'status',
      label: text('dispute.field.status'),
      cell: ({ status }) => <DisputeMark status={status} />,
    },
    {
      key: 'changed',
      label: text('dispute.field.changedAt'),
      isSecondary: true,
      cell: ({ changedAt }) => formatDateTime(changedAt),
    },
  ];
};

/** What people say is wrong with their payments: what waits for an answer, and what became of the rest. */
const DisputeList = ({ search }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <AdminPage title={text('dispute.list')}>
      <disputes.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            // what it is about stands nowhere else
            isDense={false}
            caption={text('dispute.list')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            hrefOf={({ id }) => `${path}/${id}`}
            empty={<EmptyState icon="info" title={text('dispute.empty')} />}
          />
        )}
      </disputes.List>
    </AdminPage>
  );
};

export const disputesPage = ownPage({
  name: 'dispute',
  path,
  needs: [api.disputeAdmin.list],
  nav: { icon: 'info', group: 'money', text: 'dispute.list' },
  search: disputes.readers,
  Screen: DisputeList,
});

import { type DepositRow, DepositStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoney } from '@cafeteria/i18n';
import { type Column, EmptyState } from '@cafeteria/ui';
import {
  AdminPage,
  chosenRecord,
  dayFilter,
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
import { DepositMark, RefundMark } from './DepositMark.tsx';
import styles from './Deposit.module.css';

const path = '/admin/deposit';
const refunds = ['DUE', 'DONE'] as const;
const deposits = defineListing({
  name: 'deposit',
  route: api.depositAdmin.list,
  hasKeyword: true,
  filters: {
    status: labelled(
      'deposit.field.status',
      wordFilter(DepositStatus.options, (status) => `deposit.status.${status}`),
    ),
    refund: labelled(
      'deposit.field.refund',
      wordFilter(refunds, (refund) => `deposit.refund.${refund}`),
    ),
    userId: labelled('deposit.field.user', chosenRecord('list.everybody', userTarget)),
    from: labelled('deposit.filter.from', dayFilter()),
    to: labelled('deposit.filter.to', dayFilter()),
  },
});

const useColumns = (): readonly Column<DepositRow>[] => {
  const text = useAdminText();
  const nameOf = usePersonName();
  return [
    { key: 'id', label: text('deposit.field.id'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'user',
      label: text('deposit.field.user'),
      width: 'wide',
      cell: ({ user }) => (
        <>
          {nameOf(user)}
          {user.clientName && <span className={styles.soft}>{user.clientName}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      label: text('deposit.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      key: 'status',
      label: text('deposit.field.status'),
      cell: ({ status, declineReason, refund }) => (
        <span className={styles.marks}>
          <DepositMark status={status} declineReason={declineReason} />
          {refund && <RefundMark refund={refund} />}
        </span>
      ),
    },
    {
      key: 'created',
      label: text('deposit.field.createdAt'),
      isSecondary: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'ref',
      label: text('deposit.field.gatewayRef'),
      isSecondary: true,
      cell: ({ gatewayRef }) => (
        <code className={styles.ref} data-short title={gatewayRef ?? undefined}>
          {gatewayRef}
        </code>
      ),
    },
  ];
};

/** Deposits for the support: found by state, day, person and what the gate calls them. */
const DepositList = ({ search }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <AdminPage title={text('deposit.list')}>
      <deposits.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            caption={text('deposit.list')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            hrefOf={({ id }) => `${path}/${id}`}
            empty={<EmptyState icon="wallet" title={text('deposit.empty')} />}
          />
        )}
      </deposits.List>
    </AdminPage>
  );
};

export const depositsPage = ownPage({
  name: 'deposit',
  path,
  needs: [api.depositAdmin.list],
  nav: { icon: 'card', group: 'money', text: 'deposit.list' },
  search: deposits.readers,
  Screen: DepositList,
});

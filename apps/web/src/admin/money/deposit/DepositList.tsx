import { type DepositRow, DepositStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoney } from '@cafeteria/i18n';
import { type Column, EmptyState, SelectField, Toolbar } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { read } from '../../../shared/api/index.ts';
import { number, string, stringifySearch } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  keyword,
  KeywordField,
  optionalDate,
  ownPage,
  PagedTable,
  pageNumber,
  type PageProps,
  type Read,
  useAdminText,
  word,
} from '../../frame/index.ts';
import { DepositMark, RefundMark } from './DepositMark.tsx';
import styles from './Deposit.module.css';

const path = '/admin/deposit';
const pageSize = 20;
const refunds = ['DUE', 'DONE'] as const;
const readers = {
  keyword,
  status: word(DepositStatus.options),
  refund: word(refunds),
  userId: number,
  from: string,
  to: string,
  pageNumber,
} as const;
type Search = Read<typeof readers>;
const hrefOf = (search: Search): string => path + stringifySearch(search);

const { Edit: DayEdit } = optionalDate();
const day = {
  isRequired: false,
  attempts: 0,
  onBlur: () => undefined,
  error: () => undefined,
} as const;

type Narrow = (next: Search) => void;
const Days = ({ search, narrow }: { readonly search: Search; readonly narrow: Narrow }) => {
  const text = useAdminText();
  return (['from', 'to'] as const).map((name) => (
    <DayEdit
      key={name}
      {...day}
      name={name}
      label={text(`deposit.filter.${name}`)}
      value={search[name] ?? null}
      onChange={(value) => narrow({ [name]: value ?? undefined })}
    />
  ));
};

const Filters = ({ search, narrow }: { readonly search: Search; readonly narrow: Narrow }) => {
  const text = useAdminText();
  return (
    <Toolbar role="search" className={styles.filters}>
      <KeywordField
        value={search.keyword ?? ''}
        isPending={false}
        onChange={(value) => narrow({ keyword: value })}
      />
      <SelectField
        size="small"
        label={text('deposit.field.status')}
        isLabelHidden
        emptyLabel={`${text('deposit.field.status')}: ${text('list.any')}`}
        options={DepositStatus.options.map((value) => ({
          value,
          label: text(`deposit.status.${value}`),
        }))}
        value={search.status ?? ''}
        onChange={({ target }) =>
          narrow({ status: DepositStatus.options.find((one) => one === target.value) })
        }
      />
      <SelectField
        size="small"
        label={text('deposit.field.refund')}
        isLabelHidden
        emptyLabel={`${text('deposit.field.refund')}: ${text('list.any')}`}
        options={refunds.map((value) => ({ value, label: text(`deposit.refund.${value}`) }))}
        value={search.refund ?? ''}
        onChange={({ target }) => narrow({ refund: refunds.find((one) => one === target.value) })}
      />
      <Days search={search} narrow={narrow} />
    </Toolbar>
  );
};

const useColumns = (): readonly Column<DepositRow>[] => {
  const text = useAdminText();
  return [
    { key: 'id', label: text('deposit.field.id'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'user',
      label: text('deposit.field.user'),
      cell: ({ user }) => (
        <>
          {user.name}
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

const Results = ({ search }: { readonly search: Search }) => {
  const text = useAdminText();
  const query = useQuery({
    ...read(api.depositAdmin.list, { ...search, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedTable
      caption={text('deposit.list')}
      columns={useColumns()}
      query={query}
      hrefOfPage={(to) => hrefOf({ ...search, pageNumber: to || undefined })}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => `${path}/${id}`}
      empty={<EmptyState icon="wallet" title={text('deposit.empty')} />}
    />
  );
};

/** Deposits for the support: found by state, day, person and what the gate calls them. */
const DepositList = ({ search }: PageProps<object, Search>) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const narrow = (next: Search): void =>
    void navigate({ href: hrefOf({ ...search, ...next, pageNumber: undefined }), replace: true });
  return (
    <AdminPage title={text('deposit.list')}>
      <Filters search={search} narrow={narrow} />
      <Results search={search} />
    </AdminPage>
  );
};

export const depositsPage = ownPage({
  name: 'deposit',
  path: '/admin/deposit',
  needs: [api.depositAdmin.list],
  nav: { icon: 'wallet', text: 'deposit.list' },
  search: readers,
  Screen: DepositList,
});

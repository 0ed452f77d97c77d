import { type DepositRow, DepositStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoney, formatNumber } from '@cafeteria/i18n';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  ErrorState,
  Pagination,
  SelectField,
  Toolbar,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { read } from '../../../shared/api/index.ts';
import { renderLink } from '../../../shared/navigation/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { number, string, stringifySearch } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  keyword,
  KeywordField,
  optionalDate,
  ownPage,
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
      cell: ({ gatewayRef }) => <code className={styles.ref}>{gatewayRef}</code>,
    },
  ];
};

const useDeposits = ({ pageNumber: page = 0, ...search }: Search) =>
  useQuery({
    ...read(api.depositAdmin.list, { ...search, pageSize, pageNumber: page }),
    placeholderData: keepPreviousData,
  });

const Results = ({ search }: { readonly search: Search }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const columns = useColumns();
  const { data, isError, isPlaceholderData, refetch } = useDeposits(search);
  if (isError && !data)
    return (
      <ErrorState
        title={text('list.failed')}
        actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    );
  const from = (search.pageNumber ?? 0) * pageSize;
  return (
    <>
      <DataTable
        caption={text('deposit.list')}
        columns={columns}
        rows={data?.content ?? []}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `${path}/${id}`}
        renderLink={renderLink}
        {...(!data && { skeletonRows: 8 })}
        isStale={isPlaceholderData}
        empty={<EmptyState icon="wallet" title={text('deposit.empty')} />}
      />
      {data && data.totalElements > 0 && (
        <Pagination
          label={text('list.pages')}
          page={(search.pageNumber ?? 0) + 1}
          pages={data.totalPages}
          hrefOf={(to) => hrefOf({ ...search, pageNumber: to > 1 ? to - 1 : undefined })}
          renderLink={renderLink}
          previousLabel={t('action.previous')}
          nextLabel={t('action.next')}
          pageLabel={(to) => text('list.page', { page: to })}
          summary={text('list.range', {
            from: formatNumber(from + 1),
            to: formatNumber(from + data.content.length),
            total: formatNumber(data.totalElements),
          })}
        />
      )}
    </>
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
  nav: { icon: 'wallet', text: 'deposit.list' },
  search: readers,
  Screen: DepositList,
});

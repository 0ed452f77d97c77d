import { formatIban, type WithdrawalRow, WithdrawalStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoney } from '@cafeteria/i18n';
import {
  Badge,
  Button,
  buttonClass,
  type Column,
  EmptyState,
  Icon,
  SelectField,
  Toolbar,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { apiOf, read } from '../../../shared/api/index.ts';
import { number, stringifySearch } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  ownPage,
  PagedTable,
  pageNumber,
  type PageProps,
  type Read,
  useAdminText,
  word,
} from '../../frame/index.ts';
import { ResolveDialog, type Resolving } from './ResolveDialog.tsx';
import styles from './Withdrawal.module.css';

const path = '/admin/withdrawal';
const pageSize = 20;
const readers = { status: word(WithdrawalStatus.options), userId: number, pageNumber } as const;
type Search = Read<typeof readers>;
const tones = { REQUESTED: 'warning', PAID: 'positive', RETURNED: 'neutral' } as const;
const hrefOf = (search: Search): string => path + stringifySearch(search);

const useColumns = (): readonly Column<WithdrawalRow>[] => {
  const text = useAdminText();
  return [
    { key: 'id', label: text('withdrawal.field.id'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'user',
      label: text('withdrawal.field.user'),
      cell: ({ user }) => (
        <>
          {user.name}
          {user.clientName && <span className={styles.soft}>{user.clientName}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      label: text('withdrawal.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
    { key: 'iban', label: 'IBAN', isSecondary: true, cell: ({ iban }) => formatIban(iban) },
    {
      key: 'status',
      label: text('withdrawal.field.status'),
      cell: ({ status, note }) => (
        <>
          <Badge tone={tones[status]}>{text(`withdrawal.status.${status}`)}</Badge>
          {note && <span className={styles.soft}>{note}</span>}
        </>
      ),
    },
    {
      key: 'created',
      label: text('withdrawal.field.createdAt'),
      isSecondary: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
  ];
};

/** What may still be said of a withdrawal. */
const Actions = ({
  row,
  onResolve,
}: {
  readonly row: WithdrawalRow;
  readonly onResolve: (resolving: Resolving) => void;
}) => {
  const text = useAdminText();
  if (row.status === 'RETURNED') return null;
  return (
    <span className={styles.actions}>
      {row.status === 'REQUESTED' && (
        <Button size="Small" onClick={() => onResolve({ row, status: 'PAID' })}>
          {text('withdrawal.paid')}
        </Button>
      )}
      <Button size="Small" kind="ghost" onClick={() => onResolve({ row, status: 'RETURNED' })}>
        {text('withdrawal.returned')}
      </Button>
    </span>
  );
};

const Results = ({ search }: { readonly search: Search }) => {
  const text = useAdminText();
  const [resolving, setResolving] = useState<Resolving>();
  const query = useQuery({
    ...read(api.withdrawalAdmin.list, { ...search, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PagedTable
        caption={text('withdrawal.list')}
        columns={useColumns()}
        query={query}
        hrefOfPage={(to) => hrefOf({ ...search, pageNumber: to || undefined })}
        keyOf={({ id }) => String(id)}
        actionsOf={(row) => <Actions row={row} onResolve={setResolving} />}
        actionsLabel={text('withdrawal.actions')}
        empty={<EmptyState icon="wallet" title={text('withdrawal.empty')} />}
      />
      {resolving && <ResolveDialog resolving={resolving} onClose={() => setResolving(undefined)} />}
    </>
  );
};

/** Withdrawals on their way to the bank: the file of payment orders, and what became of each. */
const WithdrawalList = ({ search }: PageProps<object, Search>) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const { origin } = apiOf(useQueryClient());
  return (
    <AdminPage
      title={text('withdrawal.list')}
      actions={
        <a className={buttonClass({ kind: 'ghost' })} href={origin + api.withdrawalAdmin.file.path}>
          <Icon name="download" /> {text('withdrawal.file')}
        </a>
      }
    >
      <Toolbar role="search">
        <SelectField
          size="small"
          label={text('withdrawal.field.status')}
          isLabelHidden
          emptyLabel={`${text('withdrawal.field.status')}: ${text('list.any')}`}
          options={WithdrawalStatus.options.map((value) => ({
            value,
            label: text(`withdrawal.status.${value}`),
          }))}
          value={search.status ?? ''}
          onChange={({ target }) => {
            const status = WithdrawalStatus.options.find((one) => one === target.value);
            void navigate({ href: hrefOf({ ...search, status, pageNumber: undefined }) });
          }}
        />
      </Toolbar>
      <Results search={search} />
    </AdminPage>
  );
};

export const withdrawalsPage = ownPage({
  name: 'withdrawal',
  path: '/admin/withdrawal',
  needs: [api.withdrawalAdmin.list, api.withdrawalAdmin.file, api.withdrawalAdmin.resolve],
  nav: { icon: 'arrow-up', text: 'withdrawal.list' },
  search: readers,
  Screen: WithdrawalList,
});

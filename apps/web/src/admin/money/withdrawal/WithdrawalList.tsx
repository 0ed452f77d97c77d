import {
  formatIban,
  isWithdrawalOver,
  type WithdrawalRow,
  WithdrawalStatus,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoment, formatMoney } from '@cafeteria/i18n';
import { Badge, Banner, Button, buttonClass, type Column, EmptyState } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { download } from '../../../shared/download.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  Allowed,
  chosenElsewhere,
  chosenRecord,
  defineListing,
  labelled,
  ownPage,
  PagedTable,
  PageLink,
  PageName,
  type PageProps,
  useAdminText,
  usePersonName,
  wordFilter,
  useStep,
} from '../../frame/index.ts';
import { userTarget } from '../../widgets/reference/index.ts';
import { bankEntriesOf } from '../bank-entry/index.ts';
import { BooksLink } from '../book/index.ts';
import { HandPayment } from '../hand-payment/index.ts';
import { batchPath } from '../settlement/index.ts';
import { ResolveDialog, type Resolving } from './ResolveDialog.tsx';
import styles from './Withdrawal.module.css';

const path = '/admin/withdrawal';
/** The list, narrowed. */
export const withdrawalsOf = (search: Readonly<Record<string, unknown>>): string =>
  path + stringifySearch(search);
const tones = {
  REQUESTED: 'warning',
  PAID: 'positive',
  RETURNED: 'neutral',
  CANCELLED: 'neutral',
} as const;
const withdrawals = defineListing({
  name: 'withdrawal',
  route: api.withdrawalAdmin.list,
  hasKeyword: false,
  filters: {
    status: labelled(
      'withdrawal.field.status',
      wordFilter(WithdrawalStatus.options, (status) => `withdrawal.status.${status}`),
    ),
    withdrawalId: labelled('withdrawal.field.id', chosenElsewhere('list.everybody')),
    userId: labelled('withdrawal.field.user', chosenRecord('list.everybody', userTarget)),
  },
});

/** How far a withdrawal is, and where that is known from. */
const Status = ({ row }: { readonly row: WithdrawalRow }) => {
  const text = useAdminText();
  const { id, status, note, notBefore, batchId, isInStatement } = row;
  return (
    <>
      <Badge tone={tones[status]}>{text(`withdrawal.status.${status}`)}</Badge>
      {batchId !== null && (
        <span className={styles.soft}>
          <PageName href={`${batchPath}/${batchId}`}>
            {text('withdrawal.batch', { id: String(batchId) })}
          </PageName>{' '}
          {isInStatement && (
            <PageName href={bankEntriesOf({ withdrawalId: id })}>
              {text('bank.inStatement')}
            </PageName>
          )}
        </span>
      )}
      {notBefore !== null && (
        <span className={styles.soft}>
          {text('withdrawal.notBefore', { time: formatMoment(notBefore) })}
        </span>
      )}
      {note && <span className={styles.soft}>{note}</span>}
    </>
  );
};

const useColumns = (): readonly Column<WithdrawalRow>[] => {
  const text = useAdminText();
  const nameOf = usePersonName();
  return [
    { key: 'id', label: text('withdrawal.field.id'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'user',
      label: text('withdrawal.field.user'),
      cell: ({ user }) => (
        <>
          {nameOf(user)}
          {user.clientName && <span className={styles.soft}>{user.clientName}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      label: text('withdrawal.field.amount'),
      align: 'end',
      cell: ({ id, amount }) => (
        <>
          {formatMoney(amount)}
          <span className={styles.soft}>
            <BooksLink of={{ document: 'WITHDRAWAL', documentId: id }} />
          </span>
        </>
      ),
    },
    {
      key: 'iban',
      label: 'IBAN',
      width: 'whole',
      isSecondary: true,
      cell: ({ iban }) => formatIban(iban),
    },
    {
      key: 'status',
      label: text('withdrawal.field.status'),
      cell: (row) => <Status row={row} />,
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
  // what a list has taken to the bank is marked here; what a batch pays is marked there, with its order
  const isWaiting = row.status === 'REQUESTED' && row.notBefore === null;
  if (isWithdrawalOver(row.status) || row.batchId !== null) return null;
  return (
    <span className={styles.actions}>
      {isWaiting && row.isCancellable && (
        <HandPayment
          of={{ withdrawalId: row.id }}
          amount={row.amount.amount}
          currency={row.amount.currency}
          size="Small"
        />
      )}
      {isWaiting && !row.isCancellable && (
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

/** What is in the file is at the bank: a press says so, which no link may. */
const BankFile = () => {
  const text = useAdminText();
  const { mutateAsync, isPending } = useStep(api.withdrawalAdmin.file);
  const take = async (): Promise<void> => {
    const { name, content } = await mutateAsync({});
    download(name, content, 'text/csv');
  };
  return (
    <Allowed to={api.withdrawalAdmin.file}>
      <Button
        kind="ghost"
        icon="download"
        isPending={isPending}
        // what was refused is told as a notification
        onClick={() => void take().catch(() => {})}
      >
        {text('withdrawal.file')}
      </Button>
    </Allowed>
  );
};

/** How many the file leaves out for now. */
const Waiting = () => {
  const text = useAdminText();
  const { data } = useQuery(read(api.withdrawalAdmin.waiting, {}));
  if (!data || data.waiting === 0) return null;
  return <Banner tone="info">{text('withdrawal.waiting', { count: data.waiting })}</Banner>;
};

/** Withdrawals on their way to the bank: the file of payment orders, and what became of each. */
const WithdrawalList = ({ search }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  const [resolving, setResolving] = useState<Resolving>();
  return (
    <AdminPage
      title={text('withdrawal.list')}
      actions={
        <>
          <BankFile />
          <PageLink className={buttonClass({})} href={batchPath}>
            {text('payoutBatch.list')}
          </PageLink>
        </>
      }
    >
      <Waiting />
      <withdrawals.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            // the note stands nowhere else
            isDense={false}
            isListed
            caption={text('withdrawal.list')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            actionsOf={(row) => <Actions row={row} onResolve={setResolving} />}
            actionsLabel={text('withdrawal.actions')}
            empty={<EmptyState icon="wallet" title={text('withdrawal.empty')} />}
          />
        )}
      </withdrawals.List>
      {resolving && <ResolveDialog resolving={resolving} onClose={() => setResolving(undefined)} />}
    </AdminPage>
  );
};

export const withdrawalsPage = ownPage({
  name: 'withdrawal',
  path,
  needs: [
    api.withdrawalAdmin.list,
    api.withdrawalAdmin.file,
    api.withdrawalAdmin.waiting,
    api.withdrawalAdmin.resolve,
  ],
  nav: { icon: 'arrow-up', group: 'money', text: 'withdrawal.list' },
  search: withdrawals.readers,
  Screen: WithdrawalList,
});

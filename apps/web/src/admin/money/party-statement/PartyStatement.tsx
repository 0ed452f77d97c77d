import {
  accountParty,
  type PartyAccount,
  PartyKind,
  type PartyStatement,
  type PartyTurnover,
} from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { type Column, EmptyState, Heading } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { number, useAddressChange } from '../../../shared/url-state/index.ts';
import {
  LoadFailed,
  AdminPage,
  AdminTable,
  ownPage,
  PageLink,
  pageNumber,
  type PageProps,
  PageSkeleton,
  useAdminText,
  word,
} from '../../frame/index.ts';
import {
  bookPath,
  cardPath,
  day as readDay,
  PartyLink,
  type Span,
  SpanFields,
  spanIn,
  statementOf,
  statementPath,
  TableLinks,
  turnoverColumns,
} from '../book/index.ts';
import { documentsOf } from '../client-document/index.ts';
import { amountColumn, creditStyles as styles, dayText, Figure, Figures } from '../credit/index.ts';
import { settlementsOf } from '../settlement/index.ts';
import { Entries } from './Entries.tsx';
import { WhoseStatement } from './WhoseStatement.tsx';

type StatementProps = { readonly statement: PartyStatement };

/** What is to be paid in the last evening, with the way to it, what is owed beyond it, and what is carried. */
const Standing = ({ statement }: StatementProps) => {
  const text = useAdminText();
  const { kind, party, to, open, carried, currency, accounts } = statement;
  const owed = accounts.find(({ account }) => account === 'EMPLOYER');
  const money = (amount: number): string => formatMoney({ amount, currency });
  const openSearch = { openOn: to };
  return (
    <>
      <Figures isOfMillions>
        <Figure
          label={text(`partyStatement.open.${kind}`)}
          value={money(open.amount)}
          note={text('partyStatement.openOn', { day: dayText(to) })}
        />
        {owed && owed.closing !== open.amount && (
          <Figure
            label={text('partyStatement.owed', { number: owed.number })}
            value={money(owed.closing)}
            note={text('partyStatement.owedNote')}
          />
        )}
        {carried && (
          <Figure
            label={text('settlement.field.carriedOut')}
            value={money(carried.amount)}
            note={text('partyStatement.carried', { number: carried.number })}
          />
        )}
      </Figures>
      <p className={styles.row}>
        <PageLink
          href={
            kind === 'client'
              ? documentsOf({ ...openSearch, clientId: party.id })
              : settlementsOf({ ...openSearch, partnerId: party.id })
          }
        >
          {text(`partyStatement.open.${kind}`)}
        </PageLink>
        <PageLink
          href={
            kind === 'client'
              ? documentsOf({ clientId: party.id })
              : settlementsOf({ partnerId: party.id })
          }
        >
          {text(kind === 'client' ? 'clientDocument.of' : 'settlement.of')}
        </PageLink>
      </p>
    </>
  );
};

const Accounts = ({ statement }: StatementProps) => {
  const text = useAdminText();
  const { kind, party, from, to, accounts } = statement;
  const columns: Column<PartyAccount>[] = [
    {
      key: 'number',
      label: text('book.field.number'),
      width: 'narrow',
      cell: (row) => row.number,
    },
    {
      key: 'account',
      label: text('book.field.account'),
      width: 'wide',
      cell: ({ account }) => text(`enum.bookAccount.${account}`),
    },
    ...turnoverColumns<PartyAccount>(text, undefined),
  ];
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('partyStatement.accounts')}
      </Heading>
      <AdminTable
        caption={text('partyStatement.accounts')}
        isDense
        columns={columns}
        rows={accounts}
        keyOf={({ account }) => account}
        hrefOf={({ account }) =>
          // what is on its way is in one account of all
          accountParty[account] === kind
            ? cardPath({ account, partyId: party.id, from, to })
            : cardPath({ account, from, to })
        }
      />
    </section>
  );
};

const Turnover = ({ statement }: StatementProps) => {
  const text = useAdminText();
  const name = (account: PartyTurnover['account']): string => text(`enum.bookAccount.${account}`);
  const columns: Column<PartyTurnover>[] = [
    {
      key: 'account',
      label: text('book.field.account'),
      width: 'wide',
      cell: ({ account }) => name(account),
    },
    {
      key: 'against',
      label: text('partyStatement.against'),
      width: 'wide',
      cell: ({ against }) => name(against),
    },
    ...(['debit', 'credit'] as const).map((side) =>
      amountColumn<PartyTurnover>({
        key: side,
        label: text(`book.field.${side}`),
        of: (row) => row[side],
      }),
    ),
  ];
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('partyStatement.turnover')}
      </Heading>
      <AdminTable
        caption={text('partyStatement.turnover')}
        isDense
        columns={columns}
        rows={statement.turnover}
        keyOf={({ account, against }) => `${account} ${against}`}
        empty={<EmptyState icon="list" title={text('partyStatement.none')} />}
      />
    </section>
  );
};

type StatementSearch = Partial<Span> & {
  readonly kind?: PartyKind | undefined;
  readonly partyId?: number | undefined;
  readonly pageNumber?: number | undefined;
};
type Props = PageProps<Record<never, never>, StatementSearch>;
type OneProps = Props & {
  readonly partyId: number;
  /** It comes in place of the question whose it is to be, which had the focus. */
  readonly isAnswer: boolean;
};

const useArrival = (isArrival: boolean): void =>
  useEffect(() => {
    const heading = isArrival ? document.querySelector<HTMLElement>('#main h1') : null;
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isArrival]);

/** What stands between the operator and an employer or a partner: each account, what moved, and by what document. */
const OneStatement = ({ search, crumbs, partyId, isAnswer }: OneProps) => {
  const text = useAdminText();
  const changeAddress = useAddressChange();
  const span = spanIn(search);
  const { kind = 'client' } = search;
  const statementQuery = { kind, partyId, ...span };
  const { data, isError, refetch } = useQuery({
    ...read(api.partyStatement.get, statementQuery),
    placeholderData: keepPreviousData,
  });
  useArrival(isAnswer && data !== undefined);
  if (isError && !data)
    return <LoadFailed title={text('partyStatement.failed')} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const title = text('partyStatement.of', { name: data.party.name });
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'book', label: text('book.title'), href: bookPath },
        { key: 'book.statement', label: title },
      ]}
      title={title}
      note={<PartyLink kind={data.kind} party={data.party} />}
      actions={<TableLinks of={api.partyStatement.file} queryValues={statementQuery} />}
    >
      <div className={styles.stack}>
        <SpanFields
          span={span}
          onChange={(next) => changeAddress(() => statementOf({ kind, partyId, ...next }))}
        />
        <Standing statement={data} />
        <Accounts statement={data} />
        <Turnover statement={data} />
        <Entries statement={data} page={search.pageNumber ?? 0} />
      </div>
    </AdminPage>
  );
};

const PartyStatementScreen = (props: Props) => {
  const { partyId, from, to } = props.search;
  const [isAsked] = useState(partyId === undefined);
  const span = { ...(from && { from }), ...(to && { to }) };
  return partyId === undefined ? (
    <WhoseStatement crumbs={props.crumbs} span={span} />
  ) : (
    <OneStatement key={partyId} {...props} partyId={partyId} isAnswer={isAsked} />
  );
};

export const partyStatementPage = ownPage({
  name: 'book.statement',
  path: statementPath,
  needs: [api.partyStatement.get, api.partyStatement.entries, api.partyStatement.file],
  search: {
    kind: word(PartyKind.options),
    partyId: number,
    from: readDay,
    to: readDay,
    pageNumber,
  },
  Screen: PartyStatementScreen,
});

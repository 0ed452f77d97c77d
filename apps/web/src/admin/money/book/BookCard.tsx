import { type AccountCard, accountParty, BookAccount, type BookDay } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoney } from '@cafeteria/i18n';
import { buttonClass, type Column, EmptyState, Heading } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { number, stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import {
  LoadFailed,
  AdminPage,
  AdminTable,
  keyword,
  ownPage,
  PageLink,
  pageNumber,
  type PageProps,
  PageSkeleton,
  useAdminText,
  word,
} from '../../frame/index.ts';
import { amountColumn, creditStyles as styles, dayText, Figure, Figures } from '../credit/index.ts';
import { PartyTable } from './PartyTable.tsx';
import { PartyLink } from './PartyLink.tsx';
import { StatementLink } from './StatementLink.tsx';
import { SpanFields } from './SpanFields.tsx';
import { TableLinks } from './TableLinks.tsx';
import { bookPath, cardPath, day, journalPath, type Span, spanIn } from './address.ts';

type CardFilter = Partial<Span> & {
  readonly account?: BookAccount | undefined;
  readonly partyId?: number | undefined;
  readonly keyword?: string | undefined;
  readonly pageNumber?: number | undefined;
};

const useDayColumns = (card: AccountCard): Column<BookDay>[] => {
  const text = useAdminText();
  return [
    {
      key: 'day',
      label: text('book.field.day'),
      width: 'wide',
      cell: ({ day: on }) => dayText(on),
      total: text('book.total'),
    },
    ...(['debit', 'credit'] as const).map((side) =>
      amountColumn<BookDay>({
        key: side,
        label: text(`book.field.${side}`),
        of: (row) => row[side],
        total: card[side],
      }),
    ),
    amountColumn({
      key: 'balance',
      label: text('book.field.balance'),
      isResult: true,
      of: ({ balance }) => balance,
      total: card.closing,
    }),
  ];
};

const Days = ({ card }: { readonly card: AccountCard }) => {
  const text = useAdminText();
  const { account, party } = card;
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('book.byDay')}
      </Heading>
      <AdminTable
        caption={text('book.byDay')}
        isDense
        columns={useDayColumns(card)}
        rows={card.days}
        keyOf={({ day: on }) => on}
        hrefOf={({ day: on }) => journalPath({ account, partyId: party?.id, from: on, to: on })}
        empty={<EmptyState icon="list" title={text('book.noDays')} />}
      />
    </section>
  );
};

const Sums = ({ card }: { readonly card: AccountCard }) => {
  const text = useAdminText();
  return (
    <Figures>
      {(['opening', 'debit', 'credit', 'closing'] as const).map((name) => (
        <Figure
          key={name}
          label={text(`book.field.${name}`)}
          value={formatMoney({ amount: card[name], currency: card.currency })}
        />
      ))}
    </Figures>
  );
};

/** What an account is called, and whose part of it is looked at. */
const useTitle = (card: AccountCard | undefined): string => {
  const text = useAdminText();
  if (!card) return text('book.card');
  const name = `${card.number} ${text(`enum.bookAccount.${card.account}`)}`;
  if (!card.party) return name;
  return `${name}: ${card.party.id === 0 ? text('book.ownMoney') : card.party.name}`;
};

/** Whose part of the account it is, with the way to all that stands between the operator and that one. */
const Whose = ({
  card: { account, party },
  span,
}: {
  readonly card: AccountCard;
  readonly span: Span;
}) => {
  const kind = accountParty[account];
  if (!kind || !party) return null;
  return (
    <span className={styles.row}>
      <PartyLink kind={kind} party={party} />
      {party.id > 0 && <StatementLink kind={kind} partyId={party.id} span={span} />}
    </span>
  );
};

/** An account day by day, and by whose it is; a day leads to its lines. */
const BookCard = ({ search, crumbs }: PageProps<Record<never, never>, CardFilter>) => {
  const text = useAdminText();
  const changeAddress = useAddressChange();
  const span = spanIn(search);
  const { account = 'BANK', partyId } = search;
  const cardFilter = { account, partyId, ...span };
  const { data, isError, refetch } = useQuery({
    ...read(api.book.card, cardFilter),
    placeholderData: keepPreviousData,
  });
  const title = useTitle(data);
  if (isError && !data) return <LoadFailed title={text('book.failed')} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const kind = accountParty[account];
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'book', label: text('book.title'), href: bookPath + stringifySearch(span) },
        { key: 'book.card', label: title },
      ]}
      title={title}
      note={<Whose card={data} span={span} />}
      actions={
        <>
          <PageLink className={buttonClass({ kind: 'ghost' })} href={journalPath(cardFilter)}>
            {text('book.journal')}
          </PageLink>
          <TableLinks of={api.book.journalFile} queryValues={cardFilter} />
        </>
      }
    >
      <div className={styles.stack}>
        <SpanFields
          span={span}
          onChange={(next) => changeAddress(() => cardPath({ account, partyId, ...next }))}
        />
        <Sums card={data} />
        <Days card={data} />
        {kind && partyId === undefined && (
          <PartyTable
            account={account}
            span={span}
            keyword={search.keyword}
            page={search.pageNumber ?? 0}
          />
        )}
      </div>
    </AdminPage>
  );
};

export const bookCardPage = ownPage({
  name: 'book.card',
  path: '/admin/book/card',
  needs: [api.book.card, api.book.parties, api.book.partiesFile, api.book.journalFile],
  search: {
    account: word(BookAccount.options),
    partyId: number,
    from: day,
    to: day,
    keyword,
    pageNumber,
  },
  Screen: BookCard,
});

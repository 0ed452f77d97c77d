import { BookAccount, BookDocument, type JournalLine } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount, formatDateTime } from '@cafeteria/i18n';
import { type Column, EmptyState } from '@cafeteria/ui';
import { number } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  chosenElsewhere,
  dayFilter,
  defineListing,
  type FilterWidget,
  labelled,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
  wordFilter,
} from '../../frame/index.ts';
import { creditStyles as styles, dayText } from '../credit/index.ts';
import { DocumentName } from './DocumentName.tsx';
import { PartyLink } from './PartyLink.tsx';
import { TableLinks } from './TableLinks.tsx';
import { bookPath } from './address.ts';

/** 0 is a party too: people's own money. */
const partyFilter: FilterWidget<number> = { ...chosenElsewhere('list.everybody'), read: number };
const lines = defineListing({
  name: 'book',
  route: api.book.journal,
  hasKeyword: false,
  filters: {
    from: labelled('book.field.from', dayFilter()),
    to: labelled('book.field.to', dayFilter()),
    account: labelled(
      'book.field.account',
      wordFilter(BookAccount.options, (account) => `enum.bookAccount.${account}`),
    ),
    document: labelled(
      'book.field.document',
      wordFilter(BookDocument.options, (document) => `enum.bookDocument.${document}`),
    ),
    partyId: labelled('book.field.party', partyFilter),
    documentId: labelled('book.field.documentId', chosenElsewhere('book.wholeJournal')),
    movementId: labelled('book.field.movement', chosenElsewhere('book.wholeJournal')),
  },
});

const Document = ({ line }: { readonly line: JournalLine }) => {
  const text = useAdminText();
  // the number first: it is what is looked for, also where there is no room for both
  const name = `${line.documentNumber ?? line.documentId} ${text(`enum.bookDocument.${line.document}`)}`;
  return <DocumentName of={line}>{name}</DocumentName>;
};
const Account = ({
  line,
  side,
}: {
  readonly line: JournalLine;
  readonly side: 'debit' | 'credit';
}) => {
  const text = useAdminText();
  return (
    <>
      {line[`${side}Number`]}{' '}
      <span className={styles.soft}>{text(`enum.bookAccount.${line[side]}`)}</span>
    </>
  );
};

const useColumns = (hasBalance: boolean): readonly Column<JournalLine>[] => {
  const text = useAdminText();
  return [
    { key: 'line', label: text('book.field.line'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'day',
      label: text('book.field.day'),
      width: 'narrow',
      cell: ({ day, at }) => <time title={formatDateTime(at)}>{dayText(day)}</time>,
    },
    {
      key: 'document',
      label: text('book.field.document'),
      width: 'wide',
      cell: (line) => <Document line={line} />,
    },
    ...(['debit', 'credit'] as const).map((side) => ({
      key: side,
      label: text(`book.field.${side}`),
      // their names are as long as anybody's
      width: 'wide' as const,
      cell: (line: JournalLine) => <Account line={line} side={side} />,
    })),
    {
      key: 'amount',
      label: text('book.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'party',
      label: text('book.field.party'),
      width: 'wide',
      cell: ({ partner, client, debit, credit }) => {
        if (partner) return <PartyLink kind="partner" party={partner} />;
        if (client) return <PartyLink kind="client" party={client} />;
        return debit === 'USERS' || credit === 'USERS' ? text('book.ownMoney') : '';
      },
    },
    ...(hasBalance
      ? [
          {
            key: 'balance',
            label: text('book.field.balance'),
            align: 'end' as const,
            cell: ({ balance }: JournalLine) => (balance === null ? '' : formatAmount(balance)),
          },
        ]
      : []),
  ];
};

/** The journal, the latest line first: by day, account, whose it is, and document. */
const BookJournal = ({ search, crumbs }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns(
    search['account'] !== undefined &&
      [search['document'], search['documentId'], search['movementId']].every(
        (value) => value === undefined,
      ),
  );
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'book', label: text('book.title'), href: bookPath },
        { key: 'book.journal', label: text('book.journal') },
      ]}
      title={text('book.journal')}
      actions={<TableLinks of={api.book.journalFile} queryValues={search} />}
    >
      <lines.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            caption={text('book.journal')}
            isListed
            columns={columns}
            keyOf={({ id }) => String(id)}
            empty={<EmptyState icon="list" title={text('book.noLines')} />}
          />
        )}
      </lines.List>
    </AdminPage>
  );
};

export const bookJournalPage = ownPage({
  name: 'book.journal',
  path: '/admin/book/journal',
  needs: [api.book.journal, api.book.journalFile],
  search: lines.readers,
  Screen: BookJournal,
});

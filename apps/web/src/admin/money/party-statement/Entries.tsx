import type { PartyEntry, PartyStatement } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount, formatNumber } from '@cafeteria/i18n';
import { type Column, EmptyState, Heading } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { PagedTable, PageName, useAdminText } from '../../frame/index.ts';
import { DocumentName, journalPath, statementOf } from '../book/index.ts';
import { creditStyles as styles, dayText } from '../credit/index.ts';
import { ownSide, partyOf } from './own.ts';

type Props = { readonly statement: PartyStatement; readonly page: number };

/** The document of an entry, or the lines it is the sum of. */
const Document = ({
  entry,
  statement,
}: {
  readonly entry: PartyEntry;
  readonly statement: PartyStatement;
}) => {
  const text = useAdminText();
  const { document, documentId, number, lines, day } = entry;
  const what = text(`enum.bookDocument.${document}`);
  if (documentId !== null) {
    const client = statement.kind === 'client' ? statement.party : null;
    const of = { document, documentId, userId: null, client };
    return <DocumentName of={of}>{`${what} ${number ?? ''}`}</DocumentName>;
  }
  const account = ownSide(statement.kind, entry);
  const journalFilter = {
    ...partyOf(account, statement.party.id),
    account,
    document,
    from: day,
    to: day,
  };
  return (
    <PageName href={journalPath(journalFilter)}>
      {text('partyStatement.sum', { document: what, count: formatNumber(lines) })}
    </PageName>
  );
};

const useColumns = (statement: PartyStatement): Column<PartyEntry>[] => {
  const text = useAdminText();
  return [
    {
      key: 'document',
      label: text('book.field.document'),
      width: 'wide',
      cell: (entry) => <Document entry={entry} statement={statement} />,
    },
    {
      key: 'day',
      label: text('book.field.day'),
      width: 'narrow',
      cell: ({ day }) => dayText(day),
    },
    ...(['debit', 'credit'] as const).map((side) => ({
      key: side,
      label: text(`book.field.${side}`),
      width: 'wide' as const,
      cell: (entry: PartyEntry) => (
        <>
          {entry[`${side}Number`]}{' '}
          <span className={styles.soft}>{text(`enum.bookAccount.${entry[side]}`)}</span>
        </>
      ),
    })),
    {
      key: 'amount',
      label: text('book.field.amount'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
  ];
};

/** What moved, the latest first: a document leads to its page, a sum of a day to its lines. */
export const Entries = ({ statement, page }: Props) => {
  const text = useAdminText();
  const { kind, from, to } = statement;
  const entriesFilter = { kind, partyId: statement.party.id, from, to };
  const query = useQuery({
    ...read(api.partyStatement.entries, { ...entriesFilter, pageNumber: page }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('partyStatement.entries')}
      </Heading>
      <PagedTable
        query={query}
        hrefOfPage={(next) => statementOf({ ...entriesFilter, pageNumber: next || undefined })}
        caption={text('partyStatement.entries')}
        columns={useColumns(statement)}
        keyOf={({ day, document, documentId, debit, credit }) =>
          [day, document, documentId, debit, credit].join(' ')
        }
        empty={<EmptyState icon="list" title={text('partyStatement.none')} />}
      />
    </section>
  );
};

import type { BookAccount, BookPartyBalance } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { type Column, EmptyState, Heading } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useAddressChange } from '../../../shared/url-state/index.ts';
import { KeywordField, PagedTable, useAdminText } from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { ListFiles } from './TableLinks.tsx';
import { turnoverColumns } from './turnover-columns.tsx';
import { cardPath, type Span } from './address.ts';

type Props = {
  readonly account: BookAccount;
  readonly span: Span;
  readonly keyword: string | undefined;
  readonly page: number;
};

/** An account by clients or partners, the largest balance first; each leads to its own card. */
export const PartyTable = ({ account, span, keyword, page }: Props) => {
  const text = useAdminText();
  const changeAddress = useAddressChange();
  const query = useQuery({
    ...read(api.book.parties, { account, ...span, keyword, pageNumber: page }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<BookPartyBalance>[] = [
    {
      key: 'party',
      label: text('book.field.party'),
      width: 'wide',
      cell: ({ party }) => (party.id === 0 ? text('book.ownMoney') : party.name),
    },
    ...turnoverColumns<BookPartyBalance>(text, undefined),
  ];
  return (
    <section className={styles.stack}>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {text('book.byParty')}
        </Heading>
        <KeywordField
          value={keyword ?? ''}
          isPending={query.isPlaceholderData}
          onChange={(next) =>
            changeAddress((now) => cardPath({ ...now, pageNumber: undefined, keyword: next }))
          }
        />
      </div>
      <PagedTable
        query={query}
        hrefOfPage={(to) => cardPath({ account, ...span, keyword, pageNumber: to || undefined })}
        caption={text('book.byParty')}
        columns={columns}
        keyOf={({ party }) => String(party.id)}
        hrefOf={({ party }) => cardPath({ account, partyId: party.id, ...span })}
        empty={<EmptyState icon="list" title={text('book.noParties')} />}
      />
      <ListFiles
        list={{ query }}
        of={api.book.partiesFile}
        queryValues={{ account, ...span, keyword }}
      />
    </section>
  );
};

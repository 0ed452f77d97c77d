import type { BookBalance as Balance, TrialBalance } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Banner, buttonClass, type Column, IconButton, Skeleton, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import {
  LoadFailed,
  AdminPage,
  AdminTable,
  Allowed,
  ownPage,
  PageLink,
  type PageProps,
  useAdminText,
} from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { NumberDialog } from './NumberDialog.tsx';
import { SpanFields } from './SpanFields.tsx';
import { TableLinks } from './TableLinks.tsx';
import { turnoverColumns } from './turnover-columns.tsx';
import {
  bookPath,
  cardPath,
  day,
  fundsPath,
  journalPath,
  type Span,
  spanIn,
  statementPath,
} from './address.ts';

const useColumns = (data: TrialBalance | undefined): Column<Balance>[] => {
  const text = useAdminText();
  return [
    {
      key: 'number',
      label: text('book.field.number'),
      width: 'narrow',
      cell: ({ number }) => number,
      total: text('book.total'),
    },
    {
      key: 'account',
      label: text('book.field.account'),
      width: 'wide',
      cell: ({ account }) => text(`enum.bookAccount.${account}`),
    },
    ...turnoverColumns<Balance>(text, data?.total),
  ];
};

/** Whether the books agree with what people have, and what they do not know yet. */
const Agreement = ({ data: { compared, due } }: { readonly data: TrialBalance }) => {
  const text = useAdminText();
  const time = compared ? formatMoment(compared.at) : '';
  const count = compared?.findings.length ?? 0;
  return (
    <>
      {count > 0 && <Banner tone="negative">{text('book.differs', { count, time })}</Banner>}
      {due > 0 && <Banner tone="info">{text('book.due', { count: due })}</Banner>}
      {count === 0 && (
        <Text tone="soft" size="small">
          {text(compared ? 'book.agrees' : 'book.neverCompared', { time })}
        </Text>
      )}
    </>
  );
};

type TableProps = {
  readonly data: TrialBalance | undefined;
  readonly isStale: boolean;
  readonly span: Span;
};
/** Each account leads to its card; its number is the accountant's to choose. */
const Accounts = ({ data, isStale, span }: TableProps) => {
  const text = useAdminText();
  const [renumbered, setRenumbered] = useState<Balance>();
  return (
    <>
      <AdminTable
        caption={text('book.balance')}
        isDense
        columns={useColumns(data)}
        rows={data?.accounts ?? []}
        {...(!data && { skeletonRows: 11 })}
        isStale={isStale}
        keyOf={({ account }) => account}
        hrefOf={({ account }) => cardPath({ account, ...span })}
        actionsLabel={text('book.actions')}
        actionsOf={(row) => (
          <Allowed to={api.book.number}>
            <IconButton
              icon="edit"
              size="Small"
              label={text('book.renumber')}
              onClick={() => setRenumbered(row)}
            />
          </Allowed>
        )}
        hasQuietActions
      />
      {renumbered && <NumberDialog account={renumbered} onClose={() => setRenumbered(undefined)} />}
    </>
  );
};

/** The trial balance of any days: what each account had, what moved, and what it has. */
const BookBalance = ({ search }: PageProps<Record<never, never>, Partial<Span>>) => {
  const text = useAdminText();
  const changeAddress = useAddressChange();
  const span = spanIn(search);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read(api.book.balance, span),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminPage
      title={text('book.title')}
      actions={
        <>
          <Allowed to={api.funds.get}>
            <PageLink className={buttonClass({ kind: 'ghost' })} href={fundsPath}>
              {text('funds.title')}
            </PageLink>
          </Allowed>
          <PageLink className={buttonClass({ kind: 'ghost' })} href={journalPath(span)}>
            {text('book.journal')}
          </PageLink>
          <PageLink className={buttonClass({ kind: 'ghost' })} href={statementPath}>
            {text('partyStatement.title')}
          </PageLink>
          <TableLinks of={api.book.balanceFile} queryValues={span} />
        </>
      }
    >
      <div className={styles.stack}>
        <SpanFields
          span={span}
          onChange={(next) => changeAddress(() => bookPath + stringifySearch(next))}
        />
        {data ? <Agreement data={data} /> : !isError && <Skeleton width="half" />}
        {isError && !data ? (
          <LoadFailed title={text('book.failed')} onRetry={refetch} />
        ) : (
          <Accounts data={data} isStale={isPlaceholderData} span={span} />
        )}
      </div>
    </AdminPage>
  );
};

export const bookPage = ownPage({
  name: 'book',
  path: bookPath,
  needs: [api.book.balance, api.book.balanceFile],
  nav: { icon: 'book-open', group: 'money', text: 'book.title' },
  search: { from: day, to: day },
  Screen: BookBalance,
});

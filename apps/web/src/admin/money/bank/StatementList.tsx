import { type BankStatementRow, formatIban } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatNumber } from '@cafeteria/i18n';
import { Badge, Button, buttonClass, type Column, EmptyState, Skeleton } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  Allowed,
  Blank,
  chosenElsewhere,
  defineListing,
  labelled,
  ownPage,
  PagedTable,
  PageLink,
  type PageProps,
  useAdminText,
} from '../../frame/index.ts';
import { bankEntriesOf } from '../bank-entry/index.ts';
import {
  amountColumn,
  creditStyles as styles,
  dayText,
  Figure,
  Figures,
  moneyText,
} from '../credit/index.ts';
import { AddAccount } from './AddAccount.tsx';
import { ImportCard } from './ImportCard.tsx';
import { bankPath, openPath } from './shared.ts';

const statements = defineListing({
  name: 'bank',
  route: api.bank.statements,
  hasKeyword: false,
  filters: { accountId: labelled('bank.field.account', chosenElsewhere('list.everybody')) },
});

const useColumns = (): readonly Column<BankStatementRow>[] => {
  const text = useAdminText();
  const amount = (key: 'credits' | 'debits' | 'closing') =>
    amountColumn<BankStatementRow>({
      key,
      label: text(`bank.field.${key}`),
      isResult: key === 'closing',
      of: (row) => row[key],
    });
  return [
    {
      key: 'to',
      label: text('bank.field.to'),
      width: 'narrow',
      cell: ({ to }) => dayText(to),
    },
    {
      key: 'account',
      label: text('bank.field.account'),
      width: 'wide',
      cell: ({ account }) => <span title={formatIban(account.iban)}>{account.name}</span>,
    },
    {
      key: 'number',
      label: text('bank.field.number'),
      width: 'narrow',
      isSecondary: true,
      cell: ({ number }) => number ?? <Blank />,
    },
    {
      key: 'state',
      label: text('bank.field.state'),
      width: 'whole',
      cell: ({ open, missingFrom }) => (
        <span className={styles.badges}>
          {open > 0 ? (
            <Badge tone="warning">{text('bank.openOf', { count: open })}</Badge>
          ) : (
            <Badge tone="positive">{text('bank.allMatched')}</Badge>
          )}
          {missingFrom !== null && <Badge tone="negative">{text('bank.gap')}</Badge>}
        </span>
      ),
    },
    {
      key: 'entries',
      label: text('bank.field.entries'),
      align: 'end',
      isSecondary: true,
      cell: ({ entries }) => formatNumber(entries),
    },
    amount('credits'),
    amount('debits'),
    amount('closing'),
  ];
};

/** What is there, and what of it nobody can explain yet. */
const Overview = () => {
  const text = useAdminText();
  const { data, isPending } = useQuery(read(api.bank.overview, {}));
  if (isPending)
    return (
      <Figures>
        <Figure label={text('bank.field.account')} value={<Skeleton width="half" />} />
        <Figure label={text('bank.open')} value={<Skeleton width="half" />} />
      </Figures>
    );
  if (!data) return null;
  return (
    <Figures>
      {data.accounts.map(({ id, name, balance, lastDay }) => (
        <Figure
          key={id}
          label={lastDay ? text('bank.balanceOf', { name, day: dayText(lastDay) }) : name}
          value={balance === null ? '–' : moneyText(balance, data.currency)}
        />
      ))}
      <Figure label={text('bank.open')} value={formatNumber(data.open)} />
    </Figures>
  );
};

const StatementList = ({ search }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminPage
      title={text('bank.title')}
      actions={
        <>
          <Allowed to={api.bank.addAccount}>
            <Button kind="ghost" onClick={() => setAdding(true)}>
              {text('bank.addAccount')}
            </Button>
          </Allowed>
          <PageLink className={buttonClass({})} href={openPath}>
            {text('bank.openItems')}
          </PageLink>
        </>
      }
    >
      <div className={styles.stack}>
        <Overview />
        <ImportCard />
        <statements.List search={search}>
          {(list) => (
            <PagedTable
              {...list}
              caption={text('bank.title')}
              columns={columns}
              keyOf={({ id }) => String(id)}
              hrefOf={({ id }) => bankEntriesOf({ statementId: id })}
              empty={<EmptyState icon="list" title={text('bank.empty')} />}
            />
          )}
        </statements.List>
      </div>
      {isAdding && <AddAccount onClose={() => setAdding(false)} />}
    </AdminPage>
  );
};

/** Statements of the operator's accounts, and where another one comes in. */
export const bankPage = ownPage({
  name: 'bank',
  path: bankPath,
  needs: [api.bank.overview, api.bank.statements, api.bank.import, api.bank.addAccount],
  nav: { icon: 'bank', group: 'money', text: 'bank.title' },
  search: statements.readers,
  Screen: StatementList,
});

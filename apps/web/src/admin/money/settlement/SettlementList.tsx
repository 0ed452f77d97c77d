import { type SettlementRow, SettlementStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, buttonClass, type Column, EmptyState } from '@cafeteria/ui';
import { useState } from 'react';
import {
  AdminPage,
  Allowed,
  Blank,
  chosenElsewhere,
  chosenRecord,
  dayFilter,
  defineListing,
  labelled,
  type Listed,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
  wordFilter,
  PageLink,
} from '../../frame/index.ts';
import { partnerTarget } from '../../widgets/reference/index.ts';
import { chosenIn, ListFiles, StatementLink } from '../book/index.ts';
import { amountColumn, dayText } from '../credit/index.ts';
import { batchPath, runPath, settlementPath } from './shared.ts';
import { SettlementMark } from './SettlementMark.tsx';
import { StartDialog } from './StartDialog.tsx';

const settlements = defineListing({
  name: 'settlement',
  route: api.settlement.list,
  hasKeyword: false,
  filters: {
    status: labelled(
      'settlement.field.status',
      wordFilter(SettlementStatus.options, (status) => `settlement.status.${status}`),
    ),
    from: labelled('settlement.field.from', dayFilter()),
    to: labelled('settlement.field.to', dayFilter()),
    openOn: labelled('clientDocument.field.openOn', dayFilter()),
    partnerId: labelled('settlement.field.partner', chosenRecord('list.everybody', partnerTarget)),
    runId: labelled('settlement.field.run', chosenElsewhere('list.everybody')),
  },
});

type Sums = Readonly<Partial<Record<string, number>>> | undefined;
const useColumns = (sums: Sums): readonly Column<SettlementRow>[] => {
  const text = useAdminText();
  const amount = (
    key: 'captured' | 'refunded' | 'fees' | 'payout' | 'carriedOut' | 'open',
    isSecondary = false,
  ) =>
    amountColumn<SettlementRow>({
      key,
      label: text(
        key === 'carriedOut' || key === 'open'
          ? `settlement.column.${key}`
          : `settlement.field.${key}`,
      ),
      isSecondary,
      isResult: key === 'payout',
      of: (row) => row[key],
      total: sums?.[key],
    });
  return [
    {
      key: 'partner',
      label: text('settlement.field.partner'),
      width: 'wide',
      cell: ({ partner }) => partner.name,
      total: sums && text('list.sum'),
    },
    {
      key: 'number',
      label: text('settlement.field.number'),
      width: 'narrow',
      cell: ({ number }) => number ?? <Blank />,
    },
    {
      key: 'cutOff',
      label: text('settlement.field.cutOff'),
      width: 'narrow',
      cell: ({ cutOff }) => dayText(cutOff),
    },
    {
      key: 'status',
      label: text('settlement.field.status'),
      cell: (row) => <SettlementMark {...row} />,
    },
    amount('captured', true),
    amount('refunded', true),
    amount('fees', true),
    amount('payout'),
    amount('carriedOut', true),
    amount('open'),
  ];
};

/** A page of them, and what all that were found come to. */
const Rows = ({ list }: { readonly list: Listed<SettlementRow> }) => {
  const text = useAdminText();
  const columns = useColumns(list.query.data?.sums);
  return (
    <PagedTable
      {...list}
      caption={text('settlement.title')}
      columns={columns}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => `${settlementPath}/${id}`}
      empty={<EmptyState icon="percent" title={text('settlement.empty')} />}
    />
  );
};

/** What a file is narrowed by. */
const fileFilters = ['status', 'from', 'to', 'openOn', 'partnerId', 'runId'];

/** What partners are paid, and where each payment is on its way. */
const SettlementList = ({ search }: PageProps) => {
  const text = useAdminText();
  const [isStarting, setStarting] = useState(false);
  const partnerId = Number(search['partnerId'] ?? 0) || null;
  return (
    <AdminPage
      title={text('settlement.title')}
      actions={
        <>
          {partnerId !== null && (
            <StatementLink
              className={buttonClass({ kind: 'ghost' })}
              kind="partner"
              partyId={partnerId}
            />
          )}
          <PageLink className={buttonClass({ kind: 'ghost' })} href={runPath}>
            {text('settlement.runs')}
          </PageLink>
          <PageLink className={buttonClass({ kind: 'ghost' })} href={batchPath}>
            {text('settlement.batches')}
          </PageLink>
          <Allowed to={api.settlementRun.start}>
            <Button onClick={() => setStarting(true)}>{text('settlement.settle')}</Button>
          </Allowed>
        </>
      }
    >
      <settlements.List search={search}>
        {(list) => (
          <>
            <Rows list={list} />
            <ListFiles
              list={list}
              of={api.settlement.table}
              queryValues={chosenIn(search, fileFilters)}
            />
          </>
        )}
      </settlements.List>
      {isStarting && <StartDialog partnerId={partnerId} onClose={() => setStarting(false)} />}
    </AdminPage>
  );
};

export const settlementsPage = ownPage({
  name: 'settlement',
  path: settlementPath,
  needs: [api.settlement.list, api.settlement.table, api.settlementRun.start],
  nav: { icon: 'list', group: 'money', text: 'settlement.title' },
  search: settlements.readers,
  Screen: SettlementList,
});

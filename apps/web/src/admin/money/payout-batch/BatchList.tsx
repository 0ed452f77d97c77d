import type { PayoutBatchRow } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount, formatNumber } from '@cafeteria/i18n';
import { buttonClass, type Column, EmptyState } from '@cafeteria/ui';
import {
  AdminPage,
  Allowed,
  defineListing,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
  PageLink,
} from '../../frame/index.ts';
import { dayText, byText } from '../credit/index.ts';
import { batchPath, settlementPath } from '../settlement/index.ts';
import { BatchMark } from './BatchMark.tsx';

const batches = defineListing({
  name: 'payoutBatch',
  route: api.payoutBatch.list,
  hasKeyword: false,
  filters: {},
});

const useColumns = (): readonly Column<PayoutBatchRow>[] => {
  const text = useAdminText();
  return [
    { key: 'id', label: text('payoutBatch.field.id'), width: 'narrow', cell: ({ id }) => id },
    {
      key: 'dueDay',
      label: text('payoutBatch.field.dueDay'),
      width: 'narrow',
      cell: ({ dueDay }) => dayText(dueDay),
    },
    {
      key: 'status',
      label: text('payoutBatch.field.status'),
      width: 'wide',
      cell: (row) => <BatchMark {...row} />,
    },
    {
      key: 'orders',
      label: text('payoutBatch.field.orders'),
      align: 'end',
      cell: ({ orders }) => formatNumber(orders),
    },
    {
      key: 'amount',
      label: text('payoutBatch.sum'),
      align: 'end',
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      key: 'made',
      label: text('payoutBatch.field.made'),
      width: 'whole',
      isSecondary: true,
      cell: ({ madeBy, madeAt }) => byText(text, madeBy, madeAt),
    },
  ];
};

const BatchList = ({ search, crumbs }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'settlement', label: text('settlement.title'), href: settlementPath },
        { key: 'payoutBatch', label: text('payoutBatch.list') },
      ]}
      title={text('payoutBatch.list')}
      actions={
        <Allowed to={api.payoutBatch.create}>
          <PageLink className={buttonClass({})} href={`${batchPath}/create`}>
            {text('payoutBatch.create')}
          </PageLink>
        </Allowed>
      }
    >
      <batches.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            caption={text('payoutBatch.list')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            hrefOf={({ id }) => `${batchPath}/${id}`}
            empty={<EmptyState icon="list" title={text('payoutBatch.empty')} />}
          />
        )}
      </batches.List>
    </AdminPage>
  );
};

/** Files of payment orders, the latest first. */
export const payoutBatchesPage = ownPage({
  name: 'payoutBatch',
  path: batchPath,
  needs: [api.payoutBatch.list],
  search: batches.readers,
  Screen: BatchList,
});

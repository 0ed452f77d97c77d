import type { CreditOrderRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Heading } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  AdminTable,
  ownPage,
  PagedTable,
  pageNumber,
  type PageProps,
  useAdminText,
} from '../../frame/index.ts';
import { creditStyles as styles, pathOfPage } from '../credit/index.ts';
import { ordersPath, useOrderTable } from './OrderTable.tsx';

type Props = PageProps<{ readonly clientId: number }, { readonly pageNumber?: number | undefined }>;

/** What a client has ordered and not paid, above what it was given; nothing where nothing waits. */
export const WaitingOrders = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const { data } = useQuery(read(api.creditOrder.list, { clientId, state: 'WAITING' }));
  const table = useOrderTable(clientId);
  const rows: CreditOrderRecord[] = data?.content ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('creditOrder.waiting')}
      </Heading>
      <AdminTable {...table} rows={rows} />
    </section>
  );
};

const OrderList = ({ params: { clientId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const page = search.pageNumber ?? 0;
  const query = useQuery({
    ...read(api.creditOrder.list, { clientId, pageNumber: page }),
    placeholderData: keepPreviousData,
  });
  const table = useOrderTable(clientId);
  const label = text('creditOrder.title');
  const credit = {
    key: 'client.credit',
    label: text('clientCredit.title'),
    href: `/admin/client/${clientId}/credit`,
  };
  return (
    <AdminPage crumbs={[...crumbs, credit, { key: 'client.orders', label }]} title={label}>
      <PagedTable
        {...table}
        isDense={false}
        isListed
        query={query}
        hrefOfPage={(to) => pathOfPage(ordersPath(clientId), to)}
      />
    </AdminPage>
  );
};

/** Orders of credits of a client that pays beforehand, and how each stands. */
export const creditOrdersPage = ownPage({
  name: 'client.orders',
  path: '/admin/client/$clientId/credit/order',
  needs: [api.creditOrder.list],
  search: { pageNumber },
  Screen: OrderList,
});

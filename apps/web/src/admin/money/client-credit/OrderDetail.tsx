import type { CreditOrderItem, CreditOrderRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatNumber } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  Card,
  type Column,
  Heading,
  KeyValueList,
  StatusChip,
  Text,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import {
  AdminPage,
  Allowed,
  Blank,
  LoadFailed,
  ownPage,
  PagedTable,
  PageLink,
  PageName,
  pageNumber,
  type PageProps,
  PageSkeleton,
  useAdminText,
  useEmployeeName,
  usePersonName,
  useStep,
} from '../../frame/index.ts';
import { creditStyles as styles, moneyText, pathOfPage, ReasonDialog } from '../credit/index.ts';
import { OrderMark, ordersPath } from './OrderTable.tsx';
import { useTermsFacts } from './terms-facts.tsx';

type Props = PageProps<
  { readonly clientId: number; readonly orderId: number },
  { readonly pageNumber?: number | undefined }
>;
type Of = { readonly order: CreditOrderRecord };

/** How many people of an order that is given were gone by then. */
const leftOutOf = ({ state, users, grant }: CreditOrderRecord): number =>
  state === 'GIVEN' ? users - (grant?.users ?? 0) : 0;

/** What an order waits for, and what became of people who were gone when it was given. */
const Says = ({ order }: Of) => {
  const text = useAdminText();
  const { state, total, grant, currency, isOver, isEmployerOff, proforma } = order;
  const left = leftOutOf(order);
  if (isOver && state !== 'CANCELLED')
    return <Banner tone="warning">{text('creditOrder.over')}</Banner>;
  if (isEmployerOff && (state === 'PAID' || state === 'WAITING'))
    return (
      <Banner
        tone="warning"
        actions={
          <PageLink href={`/admin/client/${order.clientId}`}>
            {text('creditOrder.toEmployer')}
          </PageLink>
        }
      >
        {state === 'PAID'
          ? text('creditOrder.employerOff')
          : text('creditOrder.waitsOff', { amount: moneyText(proforma.open, currency) })}
      </Banner>
    );
  if (state === 'WAITING')
    return (
      <Banner>{text('creditOrder.waits', { amount: moneyText(proforma.open, currency) })}</Banner>
    );
  if (state === 'PAID') return <Banner>{text('creditOrder.paid')}</Banner>;
  if (left === 0) return null;
  const amount = moneyText(total - (grant?.total ?? 0), currency);
  return <Banner tone="warning">{text('creditOrder.leftOut', { count: left, amount })}</Banner>;
};

const Facts = ({ order }: Of) => {
  const nameOf = usePersonName();
  const text = useAdminText();
  const { regime, rest } = useTermsFacts()(order);
  const { clientId, proforma, grant, currency } = order;
  const fact = (key: string, label: string, value: React.ReactNode) => ({ key, label, value });
  return (
    <Card className={styles.card}>
      <KeyValueList
        items={[
          fact(
            'proforma',
            text('creditOrder.proforma'),
            <PageName href={`/admin/client-document/${proforma.id}`}>{proforma.number}</PageName>,
          ),
          fact('open', text('clientDocument.field.open'), moneyText(proforma.open, currency)),
          fact(
            'grant',
            text('creditOrder.grant'),
            grant ? (
              <PageName href={`/admin/client/${clientId}/credit/grant/${grant.id}`}>
                {text('clientCredit.grant', { id: grant.id })}
              </PageName>
            ) : (
              <Blank />
            ),
          ),
          regime,
          fact('users', text('clientCredit.users'), formatNumber(order.users)),
          fact('total', text('clientCredit.total'), moneyText(order.total, currency)),
          ...rest,
          fact('ordered', text('creditOrder.orderedAt'), formatMoment(order.orderedAt)),
          fact('by', text('creditOrder.by'), order.createdBy ? nameOf(order.createdBy) : <Blank />),
        ]}
      />
    </Card>
  );
};

const useColumns = (order: CreditOrderRecord): Column<CreditOrderItem>[] => {
  const { currency, shiftsMonth } = order;
  const employeeOf = useEmployeeName();
  const text = useAdminText();
  const ofShifts: Column<CreditOrderItem>[] = [
    {
      key: 'shifts',
      label: text('clientCredit.shifts'),
      align: 'end',
      cell: ({ shifts }) => (shifts === null ? <Blank /> : formatNumber(shifts)),
    },
    {
      key: 'taxed',
      label: text('creditOrder.taxed'),
      align: 'end',
      cell: ({ taxed }) => moneyText(taxed, currency),
    },
  ];
  const state: Column<CreditOrderItem> = {
    key: 'state',
    label: text('clientCredit.state'),
    width: 'narrow',
    cell: ({ isLeftOut }) =>
      isLeftOut ? (
        <StatusChip tone="warning">{text('creditOrder.isLeftOut')}</StatusChip>
      ) : (
        <Blank />
      ),
  };
  return [
    {
      key: 'name',
      label: text('clientCredit.person'),
      cell: employeeOf,
    },
    {
      key: 'amount',
      label: text('clientCredit.amount'),
      align: 'end',
      cell: ({ amount }) => moneyText(amount, currency),
    },
    ...(shiftsMonth === null ? [] : ofShifts),
    ...(leftOutOf(order) === 0 ? [] : [state]),
  ];
};

const People = ({ order, page }: Of & { readonly page: number }) => {
  const text = useAdminText();
  const { clientId, id } = order;
  const query = useQuery({
    ...read(api.creditOrder.items, { clientId, id, pageNumber: page }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('creditOrder.people')}
      </Heading>
      <Text size="small" tone="soft">
        {text('clientCredit.lookNote')}
      </Text>
      <PagedTable
        query={query}
        hrefOfPage={(to) => pathOfPage(`${ordersPath(clientId)}/${id}`, to)}
        isDense={false}
        isListed
        caption={text('creditOrder.people')}
        keyOf={({ userId }) => String(userId)}
        hrefOf={({ userId }) => `/admin/user/${userId}/credit`}
        columns={useColumns(order)}
      />
    </section>
  );
};

/** An order that is not given is taken back, with its proforma. */
const Cancel = ({ order: { id, clientId, state, total, currency } }: Of) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useStep(api.creditOrder.cancel);
  const cancel = async (reason: string): Promise<void> => {
    // what was refused is told as a notification
    const done = await mutateAsync({ clientId, id, body: { reason } }).catch(() => undefined);
    setAsking(false);
    if (done) notifications.add('success', text('creditOrder.cancelled'));
  };
  if (state !== 'WAITING' && state !== 'PAID') return null;
  return (
    <>
      <Button kind="ghost" icon="undo" onClick={() => setAsking(true)}>
        {text('creditOrder.cancel')}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={text('creditOrder.cancelTitle', { id })}
        confirmLabel={text('creditOrder.cancel')}
        cancelLabel={text('creditOrder.keep')}
        hint={text('creditOrder.reasonHint')}
        isPending={isPending}
        onConfirm={(reason) => void cancel(reason)}
        onCancel={() => setAsking(false)}
      >
        {text('creditOrder.cancelText', { amount: moneyText(total, currency) })}
      </ReasonDialog>
    </>
  );
};

const OrderDetail = ({ params: { clientId, orderId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const {
    data: order,
    isError,
    refetch,
  } = useQuery(read(api.creditOrder.get, { clientId, id: orderId }));
  if (isError && !order) return <LoadFailed onRetry={refetch} />;
  if (!order) return <PageSkeleton />;
  const title = text('creditOrder.order', { id: orderId });
  const path = `/admin/client/${clientId}/credit`;
  return (
    <AdminPage
      crumbs={[
        ...crumbs,
        { key: 'client.credit', label: text('clientCredit.title'), href: path },
        { key: 'client.orders', label: text('creditOrder.title'), href: ordersPath(clientId) },
        { key: 'client.order', label: title },
      ]}
      title={title}
      mark={<OrderMark state={order.state} />}
      actions={
        <Allowed to={api.creditOrder.cancel}>
          <Cancel order={order} />
        </Allowed>
      }
    >
      <Says order={order} />
      <Facts order={order} />
      <People order={order} page={search.pageNumber ?? 0} />
    </AdminPage>
  );
};

/** One order of credits: what it waits for, who is to get what, and what was given. */
export const creditOrderPage = ownPage({
  name: 'client.order',
  path: '/admin/client/$clientId/credit/order/$orderId',
  needs: [api.creditOrder.get, api.creditOrder.items],
  search: { pageNumber },
  Screen: OrderDetail,
});

import type { CreditGrantItem, CreditGrantRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatNumber } from '@cafeteria/i18n';
import { Button, Card, type Column, Heading, KeyValueList, StatusChip, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import {
  AdminPage,
  Allowed,
  Blank,
  ownPage,
  PagedTable,
  PageName,
  pageNumber,
  type PageProps,
  PageSkeleton,
  useAdminText,
  useEmployeeName,
  usePersonName,
  useWords,
  useStep,
} from '../../frame/index.ts';
import { BooksLink } from '../book/index.ts';
import { creditStyles as styles, moneyText, pathOfPage, RecallDialog } from '../credit/index.ts';
import { ordersPath } from './OrderTable.tsx';
import { useTermsFacts } from './terms-facts.tsx';

type Props = PageProps<
  { readonly clientId: number; readonly grantId: number },
  { readonly pageNumber?: number | undefined }
>;
const tones = {
  OPEN: 'positive',
  SPENT: 'neutral',
  EXPIRED: 'warning',
  RECALLED: 'warning',
} as const;

/** By what its money is asked for: the order it was given by, or the invoice it was given with. */
const useBilling = ({ clientId, orderId, invoice }: CreditGrantRecord) => {
  const text = useAdminText();
  return [
    ...(orderId === null
      ? []
      : [
          {
            key: 'order',
            label: text('creditOrder.ofGrant'),
            value: (
              <PageName href={`${ordersPath(clientId)}/${orderId}`}>
                {text('creditOrder.order', { id: orderId })}
              </PageName>
            ),
          },
        ]),
    ...(invoice === null
      ? []
      : [
          {
            key: 'invoice',
            label: text('creditOrder.invoice'),
            value: (
              <PageName href={`/admin/client-document/${invoice.id}`}>{invoice.number}</PageName>
            ),
          },
        ]),
  ];
};

const Facts = ({ grant }: { readonly grant: CreditGrantRecord }) => {
  const nameOf = usePersonName();
  const text = useAdminText();
  const { regime, rest } = useTermsFacts()(grant);
  const billing = useBilling(grant);
  const money = (amount: number): string => moneyText(amount, grant.currency);
  return (
    <Card className={styles.card}>
      <KeyValueList
        items={[
          regime,
          { key: 'users', label: text('clientCredit.users'), value: formatNumber(grant.users) },
          { key: 'total', label: text('clientCredit.total'), value: money(grant.total) },
          { key: 'left', label: text('clientCredit.left'), value: money(grant.left) },
          ...rest,
          ...billing,
          {
            key: 'posted',
            label: text('clientCredit.postedAt'),
            value: formatMoment(grant.postedAt),
          },
          {
            key: 'by',
            label: text('clientCredit.by'),
            value: grant.createdBy ? nameOf(grant.createdBy) : <Blank />,
          },
        ]}
      />
    </Card>
  );
};

const useColumns = (grant: CreditGrantRecord): Column<CreditGrantItem>[] => {
  const employeeOf = useEmployeeName();
  const text = useAdminText();
  const stateOf = useWords('enum.lotState');
  const regimeOf = useWords('enum.regime');
  const ofShifts: Column<CreditGrantItem>[] = [
    {
      key: 'regime',
      label: text('clientCredit.regime'),
      cell: ({ regime }) => regimeOf(regime),
    },
    {
      key: 'shifts',
      label: text('clientCredit.shifts'),
      align: 'end',
      cell: ({ shifts }) => (shifts === null ? <Blank /> : formatNumber(shifts)),
    },
  ];
  return [
    {
      key: 'name',
      label: text('clientCredit.person'),
      cell: employeeOf,
    },
    {
      key: 'company',
      label: text('payroll.company'),
      isSecondary: true,
      cell: ({ companyName }) => companyName ?? <Blank />,
    },
    ...(grant.shiftsMonth === null ? [] : ofShifts),
    {
      key: 'amount',
      label: text('clientCredit.amount'),
      align: 'end',
      cell: ({ amount }) => moneyText(amount, grant.currency),
    },
    {
      key: 'left',
      label: text('clientCredit.left'),
      align: 'end',
      cell: ({ left }) => moneyText(left, grant.currency),
    },
    {
      key: 'state',
      label: text('clientCredit.state'),
      width: 'narrow',
      cell: ({ state }) => <StatusChip tone={tones[state]}>{stateOf(state)}</StatusChip>,
    },
  ];
};

const People = ({ grant, page }: { readonly grant: CreditGrantRecord; readonly page: number }) => {
  const text = useAdminText();
  const { clientId, id } = grant;
  const query = useQuery({
    ...read(api.creditGrant.items, { clientId, id, pageNumber: page }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('clientCredit.people')}
      </Heading>
      <Text size="small" tone="soft">
        {text('clientCredit.lookNote')}
      </Text>
      <PagedTable
        query={query}
        hrefOfPage={(to) => pathOfPage(`/admin/client/${clientId}/credit/grant/${id}`, to)}
        isDense={false}
        isListed
        caption={text('clientCredit.people')}
        keyOf={({ lotId }) => String(lotId)}
        hrefOf={({ userId }) => `/admin/user/${userId}/credit`}
        columns={useColumns(grant)}
      />
    </section>
  );
};

/** What is left of a grant goes back to its employer. */
const Recall = ({
  grant: { id, clientId, users, left, currency },
}: {
  readonly grant: CreditGrantRecord;
}) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useStep(api.creditGrant.recall);
  const recall = async (reason: string): Promise<void> => {
    const recalled = await mutateAsync({ clientId, id, body: { reason } }).catch(() => undefined);
    setAsking(false);
    if (recalled)
      notifications.add(
        'success',
        text('clientCredit.recalled', {
          count: recalled.users,
          amount: moneyText(recalled.amount, recalled.currency),
        }),
      );
  };
  if (left === 0) return null;
  return (
    <>
      <Button kind="ghost" icon="undo" onClick={() => setAsking(true)}>
        {text('clientCredit.recall')}
      </Button>
      <RecallDialog
        isOpen={isAsking}
        title={text('clientCredit.recallTitle', { id })}
        isPending={isPending}
        onRecall={(reason) => void recall(reason)}
        onCancel={() => setAsking(false)}
      >
        {text('clientCredit.recallText', { count: users, amount: moneyText(left, currency) })}
      </RecallDialog>
    </>
  );
};

const GrantDetail = ({ params: { clientId, grantId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const { data: grant } = useQuery(read(api.creditGrant.get, { clientId, id: grantId }));
  if (!grant) return <PageSkeleton />;
  const title = text('clientCredit.grant', { id: grantId });
  const credit = {
    key: 'client.credit',
    label: text('clientCredit.title'),
    href: `/admin/client/${clientId}/credit`,
  };
  return (
    <AdminPage
      crumbs={[...crumbs, credit, { key: 'client.grant', label: title }]}
      title={title}
      note={<BooksLink of={{ document: 'GRANT', documentId: grantId }} />}
      actions={
        <Allowed to={api.creditGrant.recall}>
          <Recall grant={grant} />
        </Allowed>
      }
    >
      <Facts grant={grant} />
      <People grant={grant} page={search.pageNumber ?? 0} />
    </AdminPage>
  );
};

/** One grant: its terms, who got what, and what is left. */
export const grantDetailPage = ownPage({
  name: 'client.grant',
  path: '/admin/client/$clientId/credit/grant/$grantId',
  needs: [api.creditGrant.get, api.creditGrant.items],
  search: { pageNumber },
  Screen: GrantDetail,
});

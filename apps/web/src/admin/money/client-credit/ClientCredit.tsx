import type { CreditGrantRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatNumber } from '@cafeteria/i18n';
import { buttonClass, type Column, Heading, Icon, Text } from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  Allowed,
  ownPage,
  PagedTable,
  PageLink,
  pageNumber,
  type PageProps,
  useAdminText,
  useWords,
} from '../../frame/index.ts';
import { BooksLink, StatementLink } from '../book/index.ts';
import { creditStyles as styles, dayText, moneyText, pathOfPage } from '../credit/index.ts';
import { WaitingOrders } from './OrderList.tsx';
import { ordersPath } from './OrderTable.tsx';
import { PayrollCard } from './PayrollCard.tsx';

type Props = PageProps<{ readonly clientId: number }, { readonly pageNumber?: number | undefined }>;

const useColumns = (): Column<CreditGrantRecord>[] => {
  const text = useAdminText();
  const wordOf = useWords('enum.regime');
  return [
    {
      key: 'postedAt',
      label: text('clientCredit.postedAt'),
      cell: ({ postedAt }) => formatDateTime(postedAt),
    },
    { key: 'regime', label: text('clientCredit.regime'), cell: ({ regime }) => wordOf(regime) },
    {
      key: 'users',
      label: text('clientCredit.users'),
      align: 'end',
      width: 'narrow',
      cell: ({ users }) => formatNumber(users),
    },
    {
      key: 'total',
      label: text('clientCredit.total'),
      align: 'end',
      cell: ({ total, currency }) => moneyText(total, currency),
    },
    {
      key: 'left',
      label: text('clientCredit.left'),
      align: 'end',
      isSecondary: true,
      cell: ({ left, currency }) => moneyText(left, currency),
    },
    {
      key: 'expiresOn',
      label: text('clientCredit.expiresOn'),
      width: 'narrow',
      isSecondary: true,
      cell: ({ expiresOn }) => (expiresOn ? dayText(expiresOn) : text('clientCredit.never')),
    },
    {
      key: 'note',
      label: text('clientCredit.note'),
      isSecondary: true,
      cell: ({ note }) => note ?? '',
    },
  ];
};

const Actions = ({ path }: { readonly path: string }) => {
  const text = useAdminText();
  return (
    <>
      <PageLink className={buttonClass({ kind: 'ghost' })} href={`${path}/report`}>
        <Icon name="list" size="em" /> {text('clientCredit.report')}
      </PageLink>
      <PageLink className={buttonClass({ kind: 'ghost' })} href={`${path}/used-elsewhere`}>
        <Icon name="upload" size="em" /> {text('usedElsewhere.title')}
      </PageLink>
      <PageLink className={buttonClass({ kind: 'ghost' })} href={`${path}/import`}>
        <Icon name="upload" size="em" /> {text('clientCredit.fromFile')}
      </PageLink>
      <PageLink className={buttonClass({})} href={`${path}/grant/create`}>
        <Icon name="plus" size="em" /> {text('clientCredit.new')}
      </PageLink>
    </>
  );
};

const Grants = ({ clientId, page }: { readonly clientId: number; readonly page: number }) => {
  const text = useAdminText();
  const path = `/admin/client/${clientId}/credit`;
  const query = useQuery({
    ...read(api.creditGrant.list, { clientId, pageNumber: page }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.stack}>
      <Heading level={2} size="md">
        {text('clientCredit.grants')}
      </Heading>
      <PagedTable
        query={query}
        hrefOfPage={(to) => pathOfPage(path, to)}
        isDense={false}
        isListed
        caption={text('clientCredit.grants')}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `${path}/grant/${id}`}
        testIdOf={({ id }) => `grant-${id}`}
        columns={useColumns()}
        empty={
          <Text tone="soft" className={styles.empty}>
            {text('clientCredit.none')}
          </Text>
        }
      />
    </section>
  );
};

const ClientCredit = ({ params: { clientId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const label = text('clientCredit.title');
  return (
    <AdminPage
      crumbs={[...crumbs, { key: 'client.credit', label }]}
      title={label}
      note={
        <span className={styles.row}>
          <PageLink href={ordersPath(clientId)}>{text('creditOrder.title')}</PageLink>
          <StatementLink kind="client" partyId={clientId} />
          <BooksLink of={{ account: 'EMPLOYER', partyId: clientId }} />
        </span>
      }
      actions={<Actions path={`/admin/client/${clientId}/credit`} />}
    >
      <Allowed to={api.clientReport.payroll}>
        <PayrollCard clientId={clientId} />
      </Allowed>
      <Allowed to={api.creditOrder.list}>
        <WaitingOrders clientId={clientId} />
      </Allowed>
      <Grants clientId={clientId} page={search.pageNumber ?? 0} />
    </AdminPage>
  );
};

/** Credits of a client: what was granted, ways to grant more, and what the payroll needs. */
export const clientCreditPage = ownPage({
  name: 'client.credit',
  path: '/admin/client/$clientId/credit',
  needs: [api.creditGrant.list],
  search: { pageNumber },
  Screen: ClientCredit,
});

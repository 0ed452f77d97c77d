import type { ClientPrepaid } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatAmount } from '@cafeteria/i18n';
import { type Column, EmptyState } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { number } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  AdminTable,
  LoadFailed,
  ownPage,
  PageLink,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { creditStyles as styles, Figure, Figures, moneyText } from '../credit/index.ts';
import { RefundForm } from './RefundForm.tsx';
import { newRefundOf, refundPath } from './shared.ts';

/** Who has something beforehand: one of them is chosen. */
const Choice = () => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(read(api.clientRefund.prepaid, {}));
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const columns: Column<ClientPrepaid>[] = [
    {
      key: 'client',
      label: text('clientRefund.field.client'),
      width: 'wide',
      cell: ({ client }) => client.name,
    },
    {
      key: 'prepaid',
      label: text('clientRefund.prepaid'),
      align: 'end',
      cell: ({ prepaid }) => formatAmount(prepaid),
    },
  ];
  return (
    <AdminTable
      caption={text('clientRefund.choose')}
      columns={columns}
      rows={data.clients}
      keyOf={({ client }) => String(client.id)}
      hrefOf={({ client }) => newRefundOf(client.id)}
      empty={<EmptyState icon="undo" title={text('clientRefund.nobody')} />}
    />
  );
};

const OfClient = ({ clientId }: { readonly clientId: number }) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(read(api.clientRefund.proposal, { clientId }));
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { client, prepaid, currency } = data;
  return (
    <div className={styles.stack}>
      <Figures>
        <Figure label={text('clientRefund.field.client')} value={client.name} />
        <Figure label={text('clientRefund.prepaid')} value={moneyText(prepaid, currency)} />
      </Figures>
      {prepaid > 0 ? (
        <RefundForm key={client.id} proposal={data} />
      ) : (
        <EmptyState icon="undo" title={text('clientRefund.none')} />
      )}
    </div>
  );
};

const NewRefund = ({
  search: { clientId },
  crumbs,
}: PageProps<object, { readonly clientId?: number | undefined }>) => {
  const text = useAdminText();
  return (
    <AdminPage
      title={text('clientRefund.create')}
      crumbs={[
        ...crumbs,
        { key: 'clientRefund', label: text('clientRefund.title'), href: refundPath },
        { key: 'clientRefund.create', label: text('clientRefund.create') },
      ]}
      note={
        clientId === undefined ? (
          text('clientRefund.choose')
        ) : (
          <PageLink href={`${refundPath}/create`}>{text('clientRefund.another')}</PageLink>
        )
      }
    >
      {clientId === undefined ? <Choice /> : <OfClient clientId={clientId} />}
    </AdminPage>
  );
};

/** An employer is chosen, then how much of what it has beforehand is sent back. */
export const newClientRefundPage = ownPage({
  name: 'clientRefund.create',
  path: '/admin/client-refund/create',
  needs: [api.clientRefund.prepaid, api.clientRefund.proposal, api.clientRefund.create],
  search: { clientId: number },
  Screen: NewRefund,
});

import { type ClientRefundRecord, formatIban, type NamedPerson } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Banner } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  LoadFailed,
  ownPage,
  PageLink,
  PageName,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { BankEntries } from '../bank-entry/index.ts';
import { BooksLink, PartyLink } from '../book/index.ts';
import {
  creditStyles as styles,
  moneyText,
  byText,
  sentText,
  type Fact,
  fact,
  FactCard,
} from '../credit/index.ts';
import { batchPath } from '../settlement/index.ts';
import { RefundActions } from './RefundActions.tsx';
import { RefundMark } from './RefundMark.tsx';
import { refundPath, refundsOf } from './shared.ts';

type Of = { readonly refund: ClientRefundRecord };

/** What it waits for. */
const Says = ({ refund: { status, isOwn } }: Of) => {
  const text = useAdminText();
  if (status === 'REQUESTED' && isOwn)
    return <Banner tone="info">{text('clientRefund.ownWork')}</Banner>;
  if (status !== 'APPROVED') return null;
  return (
    <Banner
      tone="info"
      actions={<PageLink href={`${batchPath}/create`}>{text('clientRefund.toBatch')}</PageLink>}
    >
      {text('clientRefund.waits')}
    </Banner>
  );
};

/** What is known of it; what it has not is not named. */
const Facts = ({ refund }: Of) => {
  const text = useAdminText();
  const { status, client, batchId, approvedAt, resolvedAt, notice } = refund;
  const by = (person: NamedPerson | null, at: string) => byText(text, person, at);
  const isOver = status === 'PAID' || status === 'RETURNED' || status === 'CANCELLED';
  const facts: readonly Fact[] = [
    fact('clientRefund.field.client', <PartyLink kind="client" party={client} />),
    fact('clientRefund.field.amount', moneyText(refund.amount, refund.currency)),
    fact('clientRefund.field.iban', formatIban(refund.iban)),
    fact('clientRefund.field.reason', refund.reason),
    fact('clientRefund.field.made', by(refund.madeBy, refund.madeAt)),
    fact('clientRefund.field.approved', approvedAt && by(refund.approvedBy, approvedAt)),
    fact(
      'clientRefund.field.batch',
      batchId && (
        <PageName href={`${batchPath}/${batchId}`}>
          {text('payoutBatch.title', { id: String(batchId) })}
        </PageName>
      ),
    ),
    fact('bank.inStatement', batchId && <BankEntries of={{ clientRefundId: refund.id }} />),
    ...(isOver && resolvedAt
      ? [fact(`clientRefund.field.resolved.${status}`, by(refund.resolvedBy, resolvedAt))]
      : []),
    fact('clientDocument.field.sent', notice && sentText(text, notice)),
    fact('clientRefund.field.note', refund.note),
  ];
  return <FactCard facts={facts} />;
};

const RefundDetail = ({
  params: { refundId: id },
  crumbs,
}: PageProps<{ readonly refundId: number }>) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(read(api.clientRefund.get, { id }));
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const name = text('clientRefund.one', { id: String(id) });
  return (
    <AdminPage
      title={name}
      crumbs={[
        ...crumbs,
        { key: 'clientRefund', label: text('clientRefund.title'), href: refundPath },
        { key: 'clientRefund.detail', label: name },
      ]}
      mark={<RefundMark {...data} />}
      note={
        <span className={styles.row}>
          <PageLink href={refundsOf({ clientId: data.client.id })}>
            {text('clientRefund.of')}
          </PageLink>
          {data.approvedAt && <BooksLink of={{ document: 'CLIENT_REFUND', documentId: id }} />}
        </span>
      }
      actions={<RefundActions refund={data} />}
    >
      <div className={styles.stack}>
        <Says refund={data} />
        <Facts refund={data} />
      </div>
    </AdminPage>
  );
};

/** What one employer is sent back: why, who let it go, and what became of it. */
export const clientRefundPage = ownPage({
  name: 'clientRefund.detail',
  path: '/admin/client-refund/$refundId',
  needs: [api.clientRefund.get, api.bank.entries],
  Screen: RefundDetail,
});

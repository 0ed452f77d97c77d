import { formatIban, type NamedPerson, type PayoutBatchRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatNumber } from '@cafeteria/i18n';
import { Banner, Card, KeyValueList } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  Blank,
  LoadFailed,
  ownPage,
  PageLink,
  type PageProps,
  PageSkeleton,
  useAdminText,
} from '../../frame/index.ts';
import { BankEntries, bankEntriesOf } from '../bank-entry/index.ts';
import { creditStyles as styles, dayText, moneyText, byText } from '../credit/index.ts';
import { batchPath, settlementPath } from '../settlement/index.ts';
import { BatchActions } from './BatchActions.tsx';
import { BatchMark } from './BatchMark.tsx';
import { BatchOrders } from './BatchOrders.tsx';
import batchStyles from './PayoutBatch.module.css';

/** The lines that say so; before its approval the one that somebody has named. */
const InStatement = ({
  batch: { id, status, bankEntryId },
}: {
  readonly batch: PayoutBatchRecord;
}) => {
  const text = useAdminText();
  if (status !== 'DRAFT' || bankEntryId === null) return <BankEntries of={{ batchId: id }} />;
  return (
    <PageLink href={bankEntriesOf({ entryId: bankEntryId })}>{text('handPayment.named')}</PageLink>
  );
};

/** What is compared with what the bank says it got. */
const Facts = ({ batch }: { readonly batch: PayoutBatchRecord }) => {
  const text = useAdminText();
  const isByHand = batch.format === 'HAND';
  const by = (person: NamedPerson | null, at: string | null) =>
    at ? byText(text, person, at) : <Blank />;
  return (
    <Card className={styles.card}>
      <KeyValueList
        items={[
          {
            key: 'sum',
            label: text('payoutBatch.sum'),
            value: moneyText(batch.amount, batch.currency),
          },
          { key: 'count', label: text('payoutBatch.count'), value: formatNumber(batch.orders) },
          {
            key: 'due',
            label: text(isByHand ? 'handPayment.day' : 'payoutBatch.dueDay'),
            value: dayText(batch.dueDay),
          },
          {
            key: 'payer',
            label: text('payoutBatch.payer'),
            value: `${batch.payerName}, ${formatIban(batch.payerIban)}`,
          },
          {
            key: 'format',
            label: text('payoutBatch.format'),
            value: text(`payoutBatch.formatName.${batch.format}`),
          },
          {
            key: 'hash',
            label: text('payoutBatch.hash'),
            value: <code className={batchStyles.hash}>{batch.sha256}</code>,
          },
          {
            key: 'made',
            label: text('payoutBatch.madeBy'),
            value: by(batch.madeBy, batch.madeAt),
          },
          {
            key: 'approved',
            label: text('payoutBatch.approvedBy'),
            value: by(batch.approvedBy, batch.approvedAt),
          },
          isByHand
            ? { key: 'note', label: text('handPayment.note'), value: batch.note ?? <Blank /> }
            : {
                key: 'downloaded',
                label: text('payoutBatch.downloaded'),
                value: batch.downloadedAt ? formatMoment(batch.downloadedAt) : <Blank />,
              },
          { key: 'bank', label: text('bank.inStatement'), value: <InStatement batch={batch} /> },
        ]}
      />
    </Card>
  );
};

const BatchDetail = ({
  params: { batchId: id },
  crumbs,
}: PageProps<{ readonly batchId: number }>) => {
  const text = useAdminText();
  const { data, isError, refetch } = useQuery(read(api.payoutBatch.get, { id }));
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const title = text('payoutBatch.title', { id: String(id) });
  return (
    <AdminPage
      title={title}
      crumbs={[
        ...crumbs,
        { key: 'settlement', label: text('settlement.title'), href: settlementPath },
        { key: 'payoutBatch', label: text('payoutBatch.list'), href: batchPath },
        { key: 'payoutBatch.detail', label: title },
      ]}
      mark={<BatchMark {...data} />}
      actions={<BatchActions batch={data} />}
    >
      <div className={styles.stack}>
        {data.status === 'DRAFT' && data.isOwn && (
          <Banner tone="info">
            {text(data.format === 'HAND' ? 'handPayment.ownWork' : 'payoutBatch.ownWork')}
          </Banner>
        )}
        <Facts batch={data} />
        <BatchOrders batch={data} />
      </div>
    </AdminPage>
  );
};

/** One file for the bank: what is in it, who let it go, and what the bank did with each order. */
export const payoutBatchPage = ownPage({
  name: 'payoutBatch.detail',
  path: '/admin/settlement/batch/$batchId',
  needs: [api.payoutBatch.get, api.payoutBatch.file, api.bank.entries],
  Screen: BatchDetail,
});

import type { MessageContent, MessageRow } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatNumber } from '@cafeteria/i18n';
import {
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  ErrorState,
  Fold,
  Heading,
  Pagination,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { renderLink } from '../../../shared/navigation/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { useAdminText } from '../../frame/index.ts';
import styles from './Message.module.css';

const pageSize = 10;
export type OutboxSearch = {
  /** Which message is looked at. */
  readonly message?: number | undefined;
  readonly pageNumber?: number | undefined;
};
type Props = {
  readonly search: OutboxSearch;
  readonly hrefOf: (search: OutboxSearch) => string;
};

const Shown = ({ id, channel, recipient, subject, text: says }: MessageContent) => {
  const text = useAdminText();
  const { api: client } = useServices();
  return (
    <Card className={styles.kept}>
      <header>
        <Heading level={2} size="md">
          {subject ?? text('message.channel.SMS')}
        </Heading>
        <Text tone="soft" size="small">
          {recipient}
        </Text>
      </header>
      {channel === 'EMAIL' && (
        <iframe
          className={styles.frame}
          title={subject ?? ''}
          src={`${client.origin}/api/admin/message/${id}/page`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
      {channel === 'EMAIL' ? (
        <Fold title={text('message.asText')}>
          <pre className={styles.plain}>{says}</pre>
        </Fold>
      ) : (
        <pre className={styles.plain}>{says}</pre>
      )}
    </Card>
  );
};

/** One message as it would have come. */
const Kept = ({ id }: { readonly id: number }) => {
  const text = useAdminText();
  const { data, isError } = useQuery(read(api.messageAdmin.content, { id }));
  if (isError) return <ErrorState title={text('message.gone')} />;
  return data ? <Shown {...data} /> : <Skeleton shape="row" count={4} />;
};

const useColumns = (): readonly Column<MessageRow>[] => {
  const text = useAdminText();
  return [
    {
      key: 'title',
      label: text('message.field.title'),
      width: 'wide',
      cell: ({ title, channel }) => (
        <>
          {title}
          <span className={styles.soft}>{text(`message.channel.${channel}`)}</span>
        </>
      ),
    },
    {
      key: 'recipient',
      label: text('message.field.recipient'),
      cell: ({ recipient }) => recipient,
    },
    {
      key: 'created',
      label: text('message.field.dateCreated'),
      cell: ({ dateCreated }) => formatDateTime(dateCreated),
    },
  ];
};

/** Where nothing is configured to send: what would have gone, as it would have looked. */
export const Outbox = ({ search: { message, pageNumber: page = 0 }, hrefOf }: Props) => {
  const text = useAdminText();
  const { t } = useTexts();
  const columns = useColumns();
  const { data, isError, refetch } = useQuery({
    ...read(api.messageAdmin.list, { kept: 'true', pageSize, pageNumber: page }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  if (isError && !data)
    return (
      <ErrorState
        title={text('list.failed')}
        actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    );
  return (
    <div className={styles.kept}>
      {message !== undefined && <Kept key={message} id={message} />}
      <DataTable
        caption={text('message.outbox')}
        columns={columns}
        rows={data?.content ?? []}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => hrefOf({ message: id, pageNumber: page || undefined })}
        renderLink={renderLink}
        {...(!data && { skeletonRows: 5 })}
        empty={<EmptyState icon="mail" title={text('message.outboxEmpty')} />}
      />
      {data && data.totalPages > 1 && (
        <Pagination
          label={text('list.pages')}
          page={page + 1}
          pages={data.totalPages}
          hrefOf={(to) => hrefOf({ pageNumber: to > 1 ? to - 1 : undefined })}
          renderLink={renderLink}
          previousLabel={t('action.previous')}
          nextLabel={t('action.next')}
          pageLabel={(to) => text('list.page', { page: to })}
          summary={text('list.range', {
            from: formatNumber(page * pageSize + 1),
            to: formatNumber(page * pageSize + data.content.length),
            total: formatNumber(data.totalElements),
          })}
        />
      )}
    </div>
  );
};

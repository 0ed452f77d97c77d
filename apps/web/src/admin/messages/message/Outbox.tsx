import type { MessageContent, MessageRow } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime } from '@cafeteria/i18n';
import {
  Card,
  type Column,
  EmptyState,
  ErrorState,
  Fold,
  Heading,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { Allowed, PagedTable, useAdminText } from '../../frame/index.ts';
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
export const Outbox = ({ search: { message, pageNumber = 0 }, hrefOf }: Props) => {
  const text = useAdminText();
  const columns = useColumns();
  const query = useQuery({
    ...read(api.messageAdmin.list, { kept: 'true', pageSize, pageNumber }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return (
    <div className={styles.kept}>
      {message !== undefined && (
        <Allowed to={api.messageAdmin.content}>
          <Kept key={message} id={message} />
        </Allowed>
      )}
      <PagedTable
        caption={text('message.outbox')}
        columns={columns}
        query={query}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => hrefOf({ message: id, pageNumber: pageNumber || undefined })}
        hrefOfPage={(page) => hrefOf({ pageNumber: page || undefined })}
        empty={<EmptyState icon="mail" title={text('message.outboxEmpty')} />}
      />
    </div>
  );
};

import { MessageChannel, type MessageRow, MessageStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime, formatMoment } from '@cafeteria/i18n';
import { Button, type Column, EmptyState } from '@cafeteria/ui';
import { useServices } from '../../../shared/services.ts';
import {
  AdminPage,
  chosenRecord,
  dayFilter,
  defineListing,
  labelled,
  ownPage,
  PagedTable,
  type PageProps,
  useAdminText,
  wordFilter,
  PageName,
  useStep,
} from '../../frame/index.ts';
import { userTarget } from '../../widgets/reference/index.ts';
import { MessageMark } from './MessageMark.tsx';
import styles from './Message.module.css';

const path = '/admin/message';
const messages = defineListing({
  name: 'message',
  route: api.messageAdmin.list,
  hasKeyword: true,
  filters: {
    status: labelled(
      'message.field.status',
      wordFilter(MessageStatus.options, (status) => `message.status.${status}`),
    ),
    channel: labelled(
      'message.field.channel',
      wordFilter(MessageChannel.options, (channel) => `message.channel.${channel}`),
    ),
    from: labelled('message.filter.from', dayFilter()),
    to: labelled('message.filter.to', dayFilter()),
    userId: labelled('message.field.recipient', chosenRecord('list.everybody', userTarget)),
  },
});

/** Sends a message that failed once more. */
const Retry = ({ id }: Pick<MessageRow, 'id'>) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useStep(api.messageAdmin.retry);
  const retry = async (): Promise<void> => {
    try {
      await mutateAsync({ id });
      notifications.add('success', text('message.retried'));
    } catch {
      // the failure was told already
    }
  };
  return (
    <Button kind="ghost" size="Small" isPending={isPending} onClick={() => void retry()}>
      {text('message.retry')}
    </Button>
  );
};

const State = ({
  status,
  attempts,
  lastError,
  nextAttemptAt,
  id,
  canRetry,
  sentAt,
}: MessageRow) => {
  const text = useAdminText();
  const isWaiting = nextAttemptAt !== null && attempts > 0;
  return (
    <>
      <MessageMark status={status} sentAt={sentAt} />
      {(attempts > 1 || isWaiting) && (
        <span className={styles.soft}>{text('message.attempts', { count: attempts })}</span>
      )}
      {isWaiting && (
        <span className={styles.soft}>
          {text('message.next', { when: formatMoment(nextAttemptAt) })}
        </span>
      )}
      {lastError && <span className={styles.soft}>{lastError}</span>}
      {canRetry && <Retry id={id} />}
    </>
  );
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
      cell: ({ user, recipient }) => (
        <>
          {user && <PageName href={`/admin/user/${user.id}`}>{user.name}</PageName>}
          <span className={user ? styles.soft : undefined}>{recipient}</span>
        </>
      ),
    },
    { key: 'status', label: text('message.field.status'), cell: (row) => <State {...row} /> },
    {
      key: 'created',
      label: text('message.field.dateCreated'),
      cell: ({ dateCreated }) => formatDateTime(dateCreated),
    },
    {
      key: 'sent',
      label: text('message.field.sentAt'),
      isSecondary: true,
      cell: ({ sentAt }) => sentAt && formatDateTime(sentAt),
    },
  ];
};

/** What became of messages to people; what they say is nobody else's. */
const MessageList = ({ search }: PageProps) => {
  const text = useAdminText();
  const columns = useColumns();
  return (
    <AdminPage title={text('message.list')}>
      <messages.List search={search}>
        {(list) => (
          <PagedTable
            {...list}
            // what went wrong stands nowhere else
            isDense={false}
            isListed
            caption={text('message.list')}
            columns={columns}
            keyOf={({ id }) => String(id)}
            empty={<EmptyState icon="mail" title={text('message.empty')} />}
          />
        )}
      </messages.List>
    </AdminPage>
  );
};

export const messagesPage = ownPage({
  name: 'message',
  path,
  needs: [api.messageAdmin.list, api.messageAdmin.retry],
  nav: { icon: 'mail', group: 'system', text: 'message.list' },
  search: messages.readers,
  Screen: MessageList,
});

import { MessageChannel, type MessageRow, MessageStatus } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime } from '@cafeteria/i18n';
import { Button, type Column, EmptyState, SelectField, Toolbar } from '@cafeteria/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { read, write } from '../../../shared/api/index.ts';
import { AppLink } from '../../../shared/navigation/index.ts';
import { useServices } from '../../../shared/services.ts';
import { number, string, stringifySearch } from '../../../shared/url-state/index.ts';
import {
  AdminPage,
  keyword,
  KeywordField,
  optionalDate,
  ownPage,
  PagedTable,
  pageNumber,
  type PageProps,
  type Read,
  useAdminText,
  word,
} from '../../frame/index.ts';
import { MessageMark } from './MessageMark.tsx';
import styles from './Message.module.css';

const path = '/admin/message';
const pageSize = 20;
const readers = {
  keyword,
  channel: word(MessageChannel.options),
  status: word(MessageStatus.options),
  userId: number,
  from: string,
  to: string,
  pageNumber,
} as const;
type Search = Read<typeof readers>;
type Narrowing = { readonly search: Search; readonly narrow: (next: Search) => void };
const hrefOf = (search: Search): string => path + stringifySearch(search);

const { Edit: DayEdit } = optionalDate();
const day = {
  isRequired: false,
  attempts: 0,
  onBlur: () => undefined,
  error: () => undefined,
} as const;

const Filters = ({ search, narrow }: Narrowing) => {
  const text = useAdminText();
  return (
    <Toolbar role="search" className={styles.filters}>
      <KeywordField
        value={search.keyword ?? ''}
        isPending={false}
        onChange={(value) => narrow({ keyword: value })}
      />
      <SelectField
        size="small"
        label={text('message.field.status')}
        isLabelHidden
        emptyLabel={`${text('message.field.status')}: ${text('list.any')}`}
        options={MessageStatus.options.map((value) => ({
          value,
          label: text(`message.status.${value}`),
        }))}
        value={search.status ?? ''}
        onChange={({ target }) =>
          narrow({ status: MessageStatus.options.find((one) => one === target.value) })
        }
      />
      <SelectField
        size="small"
        label={text('message.field.channel')}
        isLabelHidden
        emptyLabel={`${text('message.field.channel')}: ${text('list.any')}`}
        options={MessageChannel.options.map((value) => ({
          value,
          label: text(`message.channel.${value}`),
        }))}
        value={search.channel ?? ''}
        onChange={({ target }) =>
          narrow({ channel: MessageChannel.options.find((one) => one === target.value) })
        }
      />
      {(['from', 'to'] as const).map((name) => (
        <DayEdit
          key={name}
          {...day}
          name={name}
          label={text(`message.filter.${name}`)}
          value={search[name] ?? null}
          onChange={(value) => narrow({ [name]: value ?? undefined })}
        />
      ))}
      {search.userId !== undefined && (
        <Button kind="ghost" size="Small" onClick={() => narrow({ userId: undefined })}>
          {text('message.everybody')}
        </Button>
      )}
    </Toolbar>
  );
};

/** Sends a message that failed once more. */
const Retry = ({ id }: Pick<MessageRow, 'id'>) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.messageAdmin.retry));
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
          {text('message.next', { when: formatDateTime(nextAttemptAt) })}
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
          {user && <AppLink href={`/admin/user/${user.id}`}>{user.name}</AppLink>}
          <span className={styles.soft}>{recipient}</span>
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

const Results = ({ search }: { readonly search: Search }) => {
  const text = useAdminText();
  const columns = useColumns();
  const query = useQuery({
    ...read(api.messageAdmin.list, { ...search, pageSize, pageNumber: search.pageNumber ?? 0 }),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedTable
      caption={text('message.list')}
      columns={columns}
      query={query}
      keyOf={({ id }) => String(id)}
      hrefOfPage={(page) => hrefOf({ ...search, pageNumber: page || undefined })}
      empty={<EmptyState icon="mail" title={text('message.empty')} />}
    />
  );
};

/** What became of messages to people; what they say is nobody else's. */
const MessageList = ({ search }: PageProps<object, Search>) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const narrow = (next: Search): void =>
    void navigate({ href: hrefOf({ ...search, ...next, pageNumber: undefined }), replace: true });
  return (
    <AdminPage title={text('message.list')}>
      <Filters search={search} narrow={narrow} />
      <Results search={search} />
    </AdminPage>
  );
};

export const messagesPage = ownPage({
  name: 'message',
  path,
  needs: [api.messageAdmin.list, api.messageAdmin.retry],
  nav: { icon: 'mail', text: 'message.list' },
  search: readers,
  Screen: MessageList,
});

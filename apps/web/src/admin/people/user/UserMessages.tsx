import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Card, Heading, KeyValueList } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import { useAdminText, PageLink } from '../../frame/index.ts';
import styles from './User.module.css';

const shown = 5;
/** What the portal told a user last, and whether it came; nothing told, nothing shown. */
export const UserMessages = ({ userId }: { readonly userId: number }) => {
  const text = useAdminText();
  const { data } = useQuery(read(api.messageAdmin.list, { userId, pageSize: shown }));
  if (!data || data.content.length === 0) return null;
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('message.ofUser')}
      </Heading>
      <KeyValueList
        items={data.content.map(({ id, title, status, dateCreated, sentAt }) => ({
          key: String(id),
          label: formatMoment(dateCreated),
          value: `${title} – ${
            status === 'SENT' && sentAt === null
              ? text('message.onlyKept')
              : text(`message.status.${status}`)
          }`,
        }))}
      />
      {data.totalElements > shown && (
        <PageLink href={`/admin/message?userId=${userId}`}>{text('message.all')}</PageLink>
      )}
    </Card>
  );
};

import type { DisputeRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatMoney } from '@cafeteria/i18n';
import { buttonClass, Card, Heading, KeyValueList } from '@cafeteria/ui';
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
  Stack,
  useAdminText,
  usePersonName,
} from '../../frame/index.ts';
import { BooksLink } from '../book/index.ts';
import { Answer } from './Answer.tsx';
import { DisputeMark } from './DisputeMark.tsx';
import { RefundDispute } from './RefundDispute.tsx';
import styles from './Dispute.module.css';

const Facts = ({ dispute }: { readonly dispute: DisputeRecord }) => {
  const text = useAdminText();
  const nameOf = usePersonName();
  const { user, movement, merchantName, kind, createdAt } = dispute;
  const { reason, amount, refunded, at, id } = movement;
  const facts = {
    user: <PageName href={`/admin/user/${user.id}`}>{nameOf(user)}</PageName>,
    kind: text(`dispute.kind.${kind}`),
    movement: merchantName ?? text(`dispute.reason.${reason}`),
    amount: formatMoney(amount),
    refunded: refunded.amount > 0 && formatMoney(refunded),
    paidAt: formatMoment(at),
    movementId: (
      <>
        {id} <BooksLink of={{ movementId: id }} />
      </>
    ),
    createdAt: formatMoment(createdAt),
  };
  const names = [
    'user',
    'kind',
    'movement',
    'amount',
    'refunded',
    'paidAt',
    'movementId',
    'createdAt',
  ] as const;
  return (
    <KeyValueList
      items={names.flatMap((key) =>
        facts[key] ? [{ key, label: text(`dispute.field.${key}`), value: facts[key] }] : [],
      )}
    />
  );
};

const Messages = ({ messages }: Pick<DisputeRecord, 'messages'>) => {
  const text = useAdminText();
  return (
    <ol className={styles.messages} role="list" data-testid="dispute-messages">
      {messages.map(({ id, isAnswer, text: words, at }) => (
        <li key={id} data-answer={isAnswer || undefined}>
          <span className={styles.soft}>
            {text(isAnswer ? 'dispute.office' : 'dispute.person')} · {formatMoment(at)}
          </span>
          <span className={styles.text}>{words}</span>
        </li>
      ))}
    </ol>
  );
};

/** What somebody says is wrong with a payment, what was written, and the refund. */
const DisputeDetail = ({
  params: { disputeId: id },
  crumbs,
}: PageProps<{ readonly disputeId: number }>) => {
  const text = useAdminText();
  // each look is on record: it is not taken again by itself
  const { data, isError, refetch } = useQuery({
    ...read(api.disputeAdmin.get, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const title = text('dispute.title', { id: String(id) });
  return (
    <AdminPage
      title={title}
      crumbs={[
        ...crumbs,
        { key: 'dispute', label: text('dispute.list'), href: '/admin/dispute' },
        { key: 'dispute.detail', label: title },
      ]}
      mark={<DisputeMark status={data.status} />}
      actions={
        <>
          <PageLink
            className={buttonClass({ kind: 'ghost' })}
            href={`/admin/user/${data.user.id}/credit`}
          >
            {text('dispute.credit')}
          </PageLink>
          <RefundDispute dispute={data} />
        </>
      }
    >
      <Stack>
        <Card>
          <Facts dispute={data} />
        </Card>
        <Card>
          <Heading level={2} size="md">
            {text('dispute.messages')}
          </Heading>
          <Messages messages={data.messages} />
        </Card>
        <Card>
          <Answer dispute={data} onRefused={() => void refetch()} />
        </Card>
      </Stack>
    </AdminPage>
  );
};

export const disputePage = ownPage({
  name: 'dispute.detail',
  path: '/admin/dispute/$disputeId',
  needs: [api.disputeAdmin.get, api.disputeAdmin.answer],
  Screen: DisputeDetail,
});

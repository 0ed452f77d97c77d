import type { DepositRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment, formatMoney } from '@cafeteria/i18n';
import { Button, Card, Heading, KeyValueList } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../shared/api/index.ts';
import {
  AdminPage,
  LoadFailed,
  ownPage,
  PageName,
  type PageProps,
  PageSkeleton,
  Stack,
  useAdminText,
  usePersonName,
  useStep,
} from '../../frame/index.ts';
import { BooksLink } from '../book/index.ts';
import { DepositMark, RefundMark } from './DepositMark.tsx';
import styles from './Deposit.module.css';

const none = '–';

const Facts = ({ deposit }: { readonly deposit: DepositRecord }) => {
  const text = useAdminText();
  const nameOf = usePersonName();
  const { user, card, gatewayRef, resolvedAt, nextCheckAt, movementId } = deposit;
  const when = (at: string | null): string => (at ? formatMoment(at) : none);
  return (
    <KeyValueList
      items={[
        {
          key: 'user',
          label: text('deposit.field.user'),
          value: <PageName href={`/admin/user/${user.id}`}>{nameOf(user)}</PageName>,
        },
        {
          key: 'amount',
          label: text('deposit.field.amount'),
          value: formatMoney(deposit.amount),
        },
        {
          key: 'method',
          label: text('deposit.field.method'),
          value: card
            ? `${card.brand} •••• ${card.last4}`
            : text(deposit.saveCard ? 'deposit.newCardSaved' : 'deposit.newCard'),
        },
        { key: 'gate', label: text('deposit.field.gate'), value: deposit.gate },
        {
          key: 'ref',
          label: text('deposit.field.gatewayRef'),
          value: <code className={styles.ref}>{gatewayRef ?? none}</code>,
        },
        {
          key: 'created',
          label: text('deposit.field.createdAt'),
          value: formatMoment(deposit.createdAt),
        },
        { key: 'resolved', label: text('deposit.field.resolvedAt'), value: when(resolvedAt) },
        { key: 'check', label: text('deposit.field.nextCheckAt'), value: when(nextCheckAt) },
        {
          key: 'movement',
          label: text('deposit.field.movement'),
          value:
            movementId === null ? (
              none
            ) : (
              <>
                {movementId} <BooksLink of={{ document: 'DEPOSIT', documentId: deposit.id }} />
              </>
            ),
        },
      ]}
    />
  );
};

const Events = ({ events }: Pick<DepositRecord, 'events'>) => {
  const text = useAdminText();
  return (
    <ol className={styles.events} data-testid="deposit-events">
      {events.map(({ at, kind, answer }) => (
        <li key={`${at} ${kind}`}>
          <time dateTime={at}>{formatMoment(at)}</time>
          <span>{text(`deposit.event.${kind}`)}</span>
          {answer && <code className={styles.ref}>{answer}</code>}
        </li>
      ))}
    </ol>
  );
};

/** Asks the gate again; what it says is the deposit from then on. */
const Recheck = ({ id }: { readonly id: number }) => {
  const text = useAdminText();
  const { mutate, isPending } = useStep(api.depositAdmin.recheck);
  return (
    <Button icon="refresh" kind="ghost" isPending={isPending} onClick={() => mutate({ id })}>
      {text('deposit.recheck')}
    </Button>
  );
};

/** A deposit for the support: what the gate said, in order, and a way to ask it again. */
const DepositDetail = ({
  params: { depositId: id },
  crumbs,
}: PageProps<{ readonly depositId: number }>) => {
  const text = useAdminText();
  // each look is on record: it is not taken again by itself
  const { data, isError, refetch } = useQuery({
    ...read(api.depositAdmin.get, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const title = text('deposit.title', { id: String(id) });
  return (
    <AdminPage
      title={title}
      crumbs={[
        ...crumbs,
        { key: 'deposit', label: text('deposit.list'), href: '/admin/deposit' },
        { key: 'deposit.detail', label: title },
      ]}
      mark={
        <span className={styles.marks}>
          <DepositMark status={data.status} declineReason={data.declineReason} />
          {data.refund && <RefundMark refund={data.refund} />}
        </span>
      }
      actions={<Recheck id={id} />}
    >
      <Stack>
        <Card>
          <Facts deposit={data} />
        </Card>
        <Card>
          <Heading level={2} size="md">
            {text('deposit.events')}
          </Heading>
          <Events events={data.events} />
        </Card>
      </Stack>
    </AdminPage>
  );
};

export const depositPage = ownPage({
  name: 'deposit.detail',
  path: '/admin/deposit/$depositId',
  needs: [api.depositAdmin.get, api.depositAdmin.recheck],
  Screen: DepositDetail,
});

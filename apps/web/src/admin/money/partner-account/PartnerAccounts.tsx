import { accountWaitHours, formatIban, type PartnerAccount } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Badge, Button, Card, type Column, Heading, Text } from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import {
  AdminTable,
  Allowed,
  LoadFailed,
  personText,
  useAdminText,
  useStep,
} from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { AskDialog } from './AskDialog.tsx';

const tones = { ASKED: 'warning', CONFIRMED: 'neutral', REFUSED: 'neutral' } as const;

const Status = ({
  account: { isCurrent, status, holdsFrom },
}: {
  readonly account: PartnerAccount;
}) => {
  const text = useAdminText();
  const waits = !isCurrent && holdsFrom !== null;
  return (
    <>
      <Badge tone={isCurrent ? 'positive' : tones[status]}>
        {text(isCurrent ? 'partnerAccount.current' : `partnerAccount.status.${status}`)}
      </Badge>
      {waits && (
        <span className={styles.below}>
          {text('partnerAccount.holdsFrom', { time: formatMoment(holdsFrom) })}
        </span>
      )}
    </>
  );
};

/** Who did not ask confirms or refuses; who asked may only take it back. */
const Decision = ({
  partnerId,
  account: { id, isOwn },
}: {
  readonly partnerId: number;
  readonly account: PartnerAccount;
}) => {
  const text = useAdminText();
  const { mutate, isPending } = useStep(api.partnerAccount.decide);
  const decide = (status: 'CONFIRMED' | 'REFUSED'): void =>
    mutate({ partnerId, id, body: { status } });
  return (
    <Allowed to={api.partnerAccount.decide}>
      {!isOwn && (
        <Button size="Small" isPending={isPending} onClick={() => decide('CONFIRMED')}>
          {text('partnerAccount.confirm')}
        </Button>
      )}
      <Button size="Small" kind="ghost" isPending={isPending} onClick={() => decide('REFUSED')}>
        {text(isOwn ? 'partnerAccount.withdraw' : 'partnerAccount.refuse')}
      </Button>
    </Allowed>
  );
};

const useColumns = (): Column<PartnerAccount>[] => {
  const text = useAdminText();
  return [
    {
      key: 'iban',
      label: text('partnerAccount.field.iban'),
      width: 'whole',
      cell: ({ iban }) => formatIban(iban),
    },
    {
      key: 'status',
      label: text('partnerAccount.field.status'),
      cell: (account) => <Status account={account} />,
    },
    {
      key: 'asked',
      label: text('partnerAccount.field.asked'),
      cell: ({ askedBy, askedAt }) =>
        text('partnerAccount.askedBy', {
          name: personText(text, askedBy),
          time: formatMoment(askedAt),
        }),
    },
  ];
};

/** Where a partner is paid to: what is in force, what waits, and what was. */
export const PartnerAccounts = ({ partnerId }: { readonly partnerId: number }) => {
  const text = useAdminText();
  const columns = useColumns();
  const [isAsking, setAsking] = useState(false);
  const { data, isError, refetch } = useQuery(read(api.partnerAccount.list, { partnerId }));
  const rows = data?.accounts ?? [];
  if (isError && !data) return <LoadFailed onRetry={refetch} />;
  return (
    <Card className={styles.card} data-testid="partner-accounts">
      <div className={styles.head}>
        <Heading level={2} size="md">
          {text('partnerAccount.title')}
        </Heading>
        {rows.every(({ status }) => status !== 'ASKED') && (
          <Allowed to={api.partnerAccount.ask}>
            <Button size="Small" kind="ghost" onClick={() => setAsking(true)}>
              {text(rows.length > 0 ? 'partnerAccount.ask' : 'partnerAccount.add')}
            </Button>
          </Allowed>
        )}
      </div>
      <Text tone="soft" size="small">
        {text('partnerAccount.confirmText', { hours: accountWaitHours })}
      </Text>
      <AdminTable
        caption={text('partnerAccount.title')}
        columns={columns}
        rows={rows}
        {...(!data && { skeletonRows: 1 })}
        keyOf={({ id }) => String(id)}
        actionsLabel={text('partnerAccount.actions')}
        actionsOf={(account) =>
          account.status === 'ASKED' && <Decision partnerId={partnerId} account={account} />
        }
        empty={
          <Text tone="soft" className={styles.empty}>
            {text('partnerAccount.none')}
          </Text>
        }
      />
      {isAsking && <AskDialog partnerId={partnerId} onClose={() => setAsking(false)} />}
    </Card>
  );
};

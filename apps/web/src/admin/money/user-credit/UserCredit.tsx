import type { BalanceOverview, UserCredit as Credit } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { dayAndTime, formatMoney } from '@cafeteria/i18n';
import {
  Banner,
  Button,
  buttonClass,
  Card,
  ConfirmDialog,
  Heading,
  Icon,
  KeyValueList,
  ProgressBar,
} from '@cafeteria/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import {
  AdminPage,
  ownPage,
  pageNumber,
  type PageProps,
  PageSkeleton,
  useAdminText,
  Allowed,
  PageLink,
  useStep,
} from '../../frame/index.ts';
import { creditStyles as styles } from '../credit/index.ts';
import { Lots } from './Lots.tsx';
import { Movements } from './Movements.tsx';
import { PayOut } from './PayOut.tsx';
import { UsedElsewhere } from './UsedElsewhere.tsx';

type Props = PageProps<{ readonly userId: number }, { readonly pageNumber?: number | undefined }>;

/** A frozen account with its reason, and the key to it. */
const Frozen = ({
  userId,
  frozen,
}: {
  readonly userId: number;
  readonly frozen: Credit['frozen'];
}) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useStep(api.userCredit.unfreeze);
  if (!frozen) return null;
  const unfreeze = async (): Promise<void> => {
    const done = await mutateAsync({ id: userId }).catch(() => undefined);
    setAsking(false);
    if (done) notifications.add('success', text('userCredit.unfrozen'));
  };
  return (
    <Banner
      tone="negative"
      title={text('userCredit.frozenTitle', dayAndTime(frozen.at))}
      actions={
        <Allowed to={api.userCredit.unfreeze}>
          <Button kind="ghost" size="Small" onClick={() => setAsking(true)}>
            {text('userCredit.unfreeze')}
          </Button>
        </Allowed>
      }
    >
      {text('userCredit.frozenText', { reason: frozen.reason })}
      <ConfirmDialog
        isOpen={isAsking}
        title={text('userCredit.unfreezeTitle')}
        confirmLabel={text('userCredit.unfreeze')}
        cancelLabel={text('action.cancel')}
        isPending={isPending}
        onConfirm={() => void unfreeze()}
        onCancel={() => setAsking(false)}
      >
        {text('userCredit.unfreezeText')}
      </ConfirmDialog>
    </Banner>
  );
};

/** The way to more credits for this user. */
const GrantLink = ({ userId }: { readonly userId: number }) => {
  const text = useAdminText();
  const { data: user } = useQuery(read(api.userAdmin.get, { id: userId }));
  if (!user?.clientId) return null;
  return (
    <PageLink
      className={buttonClass({})}
      href={`/admin/client/${user.clientId}/credit/grant/create?userId=${userId}`}
    >
      <Icon name="plus" size="em" /> {text('clientCredit.new')}
    </PageLink>
  );
};

const Pots = ({ overview: { accounts } }: { readonly overview: BalanceOverview }) => {
  const text = useAdminText();
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('userCredit.pots')}
      </Heading>
      <KeyValueList
        items={accounts.map(({ kind, balance, pending }) => ({
          key: kind,
          label: text(`userCredit.pot.${kind}`),
          value: (
            <>
              {formatMoney(balance)}
              {pending.amount > 0 && (
                <span className={styles.soft}>
                  {' '}
                  {text('userCredit.held', { amount: formatMoney(pending) })}
                </span>
              )}
            </>
          ),
        }))}
      />
    </Card>
  );
};

const Limits = ({ overview: { limits } }: { readonly overview: BalanceOverview }) => {
  const text = useAdminText();
  const [first] = limits;
  if (!first) return null;
  return (
    <Card className={styles.card}>
      <Heading level={2} size="md">
        {text('userCredit.limits', { year: first.year })}
      </Heading>
      {limits.map(({ clientId, company, regime, label, used, limit }) => (
        <ProgressBar
          key={`${clientId} ${company?.id} ${regime}`}
          label={company ? `${label} (${company.name})` : label}
          value={Math.min(used.amount, limit.amount)}
          max={limit.amount}
          valueText={text('userCredit.used', {
            used: formatMoney(used),
            limit: formatMoney(limit),
          })}
        />
      ))}
    </Card>
  );
};

const UserCredit = ({ params: { userId }, search, crumbs }: Props) => {
  const text = useAdminText();
  const { data: overview } = useQuery(read(api.userCredit.overview, { id: userId }));
  const { data: credit } = useQuery(read(api.userCredit.credit, { id: userId }));
  if (!overview || !credit) return <PageSkeleton />;
  const label = text('clientCredit.title');
  return (
    <AdminPage
      crumbs={[...crumbs, { key: 'user.credit', label }]}
      title={text('userCredit.title')}
      actions={
        <Allowed to={api.userAdmin.get}>
          <GrantLink userId={userId} />
        </Allowed>
      }
      note={text('userCredit.lookNote')}
    >
      <Frozen userId={userId} frozen={credit.frozen} />
      {!credit.canSignIn && <PayOut userId={userId} />}
      <div className={styles.pair}>
        <Pots overview={overview} />
        <Limits overview={overview} />
      </div>
      <Lots userId={userId} credit={credit} />
      <UsedElsewhere userId={userId} />
      <Movements userId={userId} page={search.pageNumber ?? 0} />
    </AdminPage>
  );
};

/** The money employers gave a user: what is left, what happened to it, and what can be done about it. */
export const userCreditPage = ownPage({
  name: 'user.credit',
  path: '/admin/user/$userId/credit',
  needs: [
    api.userCredit.overview,
    api.userCredit.credit,
    api.userCredit.history,
    api.usedElsewhere.list,
  ],
  search: { pageNumber },
  Screen: UserCredit,
});

import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import { Button, Card, Heading, KeyValueList, StatusChip } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { Blank, type DetailProps, Stack, useAdminText, Allowed } from '../../frame/index.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { Invitation } from './Invitation.tsx';
import { Factors } from './Factors.tsx';
import { OnboardingMark } from './OnboardingMark.tsx';
import { Sessions } from './Sessions.tsx';
import { UserMessages } from './UserMessages.tsx';
import styles from './User.module.css';

const when = (instant: string | null) => (instant ? formatMoment(instant) : <Blank />);

/** Until when an account is locked, and the key to it. */
const Lock = ({
  user: { id, firstName, lastName, lockedUntil },
}: {
  readonly user: UserRecord;
}) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.userAdmin.unlock));
  const unlock = async (): Promise<void> => {
    try {
      await mutateAsync({ id });
      notifications.add('success', text('user.unlocked', { name: `${firstName} ${lastName}` }));
    } catch {
      // the failure was told already
    }
  };
  return (
    <span className={styles.lock}>
      {when(lockedUntil)}
      <Allowed to={api.userAdmin.unlock}>
        <Button kind="ghost" size="Small" isPending={isPending} onClick={() => void unlock()}>
          {text('user.unlock')}
        </Button>
      </Allowed>
    </span>
  );
};

type Onboarding = UserRecord['onboarding'];
const deliveryTones = { OK: 'positive', KEPT: 'neutral', BOUNCED: 'negative' } as const;
/** When the last invitation went, and whether the mailbox took it. */
const Sent = ({ sentAt, lastDelivery }: Pick<Onboarding, 'sentAt' | 'lastDelivery'>) => {
  const text = useAdminText();
  return (
    <span className={styles.lock}>
      {when(sentAt)}
      {lastDelivery && (
        <StatusChip tone={deliveryTones[lastDelivery]}>
          {text(`user.delivery.${lastDelivery}`)}
        </StatusChip>
      )}
    </span>
  );
};

/** What the account is at: a lock first, for that is what its owner calls about; then what has happened. */
const Account = ({ user }: { readonly user: UserRecord }) => {
  const text = useAdminText();
  const { onboarding, lockedUntil } = user;
  const { status, sentAt, completedAt } = onboarding;
  const items = [
    lockedUntil && {
      key: 'lockedUntil',
      label: text('user.lockedUntil'),
      value: <Lock user={user} />,
    },
    {
      key: 'onboarding',
      label: text('column.onboarding'),
      value: (
        <span className={styles.lock}>
          <OnboardingMark status={status} />
          <Invitation user={user} />
        </span>
      ),
    },
    sentAt && { key: 'sentAt', label: text('user.sentAt'), value: <Sent {...onboarding} /> },
    completedAt && {
      key: 'completedAt',
      label: text('user.completedAt'),
      value: when(completedAt),
    },
    { key: 'lastLoginAt', label: text('column.lastLoginAt'), value: <Sessions user={user} /> },
    { key: 'factors', label: text('user.factors'), value: <Factors user={user} /> },
  ];
  return <KeyValueList items={items.filter((item) => item !== null && item !== '')} />;
};

/** Below a user, what the server knows of the account: the invitation, the last sign-in, a lock. */
export const AccountCard = ({ item, children }: DetailProps<UserRecord>) => {
  const text = useAdminText();
  return (
    <Stack>
      {children}
      <Card className={styles.card}>
        <Heading level={2} size="md">
          {text('user.account')}
        </Heading>
        <Account user={item} />
      </Card>
      <Allowed to={api.mobileDeviceAdmin.list}>
        <DeviceCard user={item} />
      </Allowed>
      <Allowed to={api.messageAdmin.list}>
        <UserMessages userId={item.id} />
      </Allowed>
    </Stack>
  );
};

import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime } from '@cafeteria/i18n';
import { Button, Card, Heading, KeyValueList } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { Blank, type DetailProps, Stack, useAdminText } from '../../frame/index.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { Invitation } from './Invitation.tsx';
import { Factors } from './Factors.tsx';
import { OnboardingMark } from './OnboardingMark.tsx';
import { UserMessages } from './UserMessages.tsx';
import styles from './User.module.css';

const when = (instant: string | null) => (instant ? formatDateTime(instant) : <Blank />);

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
      <Button kind="ghost" size="Small" isPending={isPending} onClick={() => void unlock()}>
        {text('user.unlock')}
      </Button>
    </span>
  );
};

/** Below a user, what the server knows of the account: the invitation, the last sign-in, a lock. */
export const AccountCard = ({ item, children }: DetailProps<UserRecord>) => {
  const text = useAdminText();
  const { onboarding, lastLoginAt, lockedUntil } = item;
  return (
    <Stack>
      {children}
      <Card className={styles.card}>
        <Heading level={2} size="md">
          {text('user.account')}
        </Heading>
        <KeyValueList
          items={[
            {
              key: 'onboarding',
              label: text('column.onboarding'),
              value: (
                <span className={styles.lock}>
                  <OnboardingMark status={onboarding.status} />
                  <Invitation user={item} />
                </span>
              ),
            },
            { key: 'sentAt', label: text('user.sentAt'), value: when(onboarding.sentAt) },
            ...(onboarding.lastDelivery
              ? [
                  {
                    key: 'lastDelivery',
                    label: text('user.lastDelivery'),
                    value: text(`user.delivery.${onboarding.lastDelivery}`),
                  },
                ]
              : []),
            {
              key: 'completedAt',
              label: text('user.completedAt'),
              value: when(onboarding.completedAt),
            },
            { key: 'lastLoginAt', label: text('column.lastLoginAt'), value: when(lastLoginAt) },
            { key: 'factors', label: text('user.factors'), value: <Factors user={item} /> },
            ...(lockedUntil
              ? [
                  {
                    key: 'lockedUntil',
                    label: text('user.lockedUntil'),
                    value: <Lock user={item} />,
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <DeviceCard user={item} />
      <UserMessages userId={item.id} />
    </Stack>
  );
};

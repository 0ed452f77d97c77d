import type { UserRecord } from '@cafeteria/contract';
import { formatDateTime } from '@cafeteria/i18n';
import { Card, Heading, KeyValueList } from '@cafeteria/ui';
import { Blank, type DetailProps, Stack, useAdminText } from '../../frame/index.ts';
import { OnboardingMark } from './OnboardingMark.tsx';
import styles from './User.module.css';

const when = (instant: string | null) => (instant ? formatDateTime(instant) : <Blank />);

/** Below a user, what the server knows of the account: the invitation, the last sign-in, a lock. */
export const AccountCard = ({
  item: { onboarding, lastLoginAt, lockedUntil },
  children,
}: DetailProps<UserRecord>) => {
  const text = useAdminText();
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
              value: <OnboardingMark status={onboarding.status} />,
            },
            { key: 'sentAt', label: text('user.sentAt'), value: when(onboarding.sentAt) },
            {
              key: 'completedAt',
              label: text('user.completedAt'),
              value: when(onboarding.completedAt),
            },
            { key: 'lastLoginAt', label: text('column.lastLoginAt'), value: when(lastLoginAt) },
            ...(lockedUntil
              ? [{ key: 'lockedUntil', label: text('user.lockedUntil'), value: when(lockedUntil) }]
              : []),
          ]}
        />
      </Card>
    </Stack>
  );
};

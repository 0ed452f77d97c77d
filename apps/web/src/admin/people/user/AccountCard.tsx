import { UserRecord } from '@cafeteria/contract';
import { formatDateTime } from '@cafeteria/i18n';
import { Card, Heading, KeyValueList } from '@cafeteria/ui';
import * as z from 'zod/mini';
import { Blank, useAdminText, type Values } from '../../frame/index.ts';
import { OnboardingMark } from './OnboardingMark.tsx';
import styles from './User.module.css';

const State = z.pick(UserRecord, { onboarding: true, lastLoginAt: true, lockedUntil: true });
const when = (instant: string | null) => (instant ? formatDateTime(instant) : <Blank />);

/** What the server knows of an account: the invitation, the last sign-in, a lock. */
export const AccountCard = ({ user }: { readonly user: Values }) => {
  const text = useAdminText();
  const state = z.safeParse(State, user);
  if (!state.success) return null;
  const { onboarding, lastLoginAt, lockedUntil } = state.data;
  return (
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
  );
};

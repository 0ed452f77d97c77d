import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog } from '@cafeteria/ui';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../../shared/services.ts';
import { useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, useAdminText } from '../../frame/index.ts';
import styles from './User.module.css';

type Act = 'endSessions' | 'resetFactors';
const done = { endSessions: 'user.sessionsEnded', resetFactors: 'user.factorsReset' } as const;

type Props = {
  readonly user: UserRecord;
  /** Its texts are `user.<act>`, and those of its question. */
  readonly act: Act;
  readonly mutation: {
    readonly mutateAsync: (input: { readonly id: number }) => Promise<unknown>;
    readonly isPending: boolean;
  };
  /** What else is asked, and whether it was answered. */
  readonly question?: { readonly field: ReactNode; readonly isAnswered: () => boolean };
  /** What is known of the account, beside which it stands. */
  readonly children: ReactNode;
};

/** What an administrator does to the account of somebody else, once they have said yes. */
export const AccountAct = ({ user, act, mutation, question, children }: Props) => {
  const { id, firstName, lastName } = user;
  const { mutateAsync, isPending } = mutation;
  const text = useAdminText();
  const { t } = useTexts();
  const me = useMe();
  const { notifications } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const name = `${firstName} ${lastName}`;
  const run = async (): Promise<void> => {
    if (question?.isAnswered() === false) return;
    try {
      await mutateAsync({ id });
      notifications.add('success', text(done[act], { name }));
    } catch {
      // the failure was told already
    }
    setIsAsking(false);
  };
  return (
    <span className={styles.lock}>
      {children}
      {me?.id !== id && (
        <Allowed to={api.userAdmin[act]}>
          <Button kind="ghost" size="Small" onClick={() => setIsAsking(true)}>
            {text(`user.${act}`)}
          </Button>
        </Allowed>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="negative"
        title={text(`user.${act}Title`)}
        confirmLabel={text(`user.${act}`)}
        cancelLabel={t('action.cancel')}
        isPending={isPending}
        onConfirm={() => void run()}
        onCancel={() => setIsAsking(false)}
      >
        <span className={styles.question}>
          <span>{text(`user.${act}Text`, { name })}</span>
          {question?.field}
        </span>
      </ConfirmDialog>
    </span>
  );
};

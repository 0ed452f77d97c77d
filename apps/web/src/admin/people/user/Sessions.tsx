import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatDateTime } from '@cafeteria/i18n';
import { Button, ConfirmDialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Allowed, Blank, useAdminText } from '../../frame/index.ts';
import styles from './User.module.css';

/** When somebody came in last, and the end of all their sessions: for a lost telephone, or a computer left open. */
export const Sessions = ({ user }: { readonly user: UserRecord }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const me = useMe();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.userAdmin.endSessions));
  const [isAsking, setIsAsking] = useState(false);
  const { id, firstName, lastName, lastLoginAt } = user;
  if (!lastLoginAt) return <Blank />;
  const name = `${firstName} ${lastName}`;
  const end = async (): Promise<void> => {
    try {
      await mutateAsync({ id });
      notifications.add('success', text('user.sessionsEnded', { name }));
    } catch {
      // the failure was told already
    }
    setIsAsking(false);
  };
  return (
    <span className={styles.lock}>
      {formatDateTime(lastLoginAt)}
      {me?.id !== id && (
        <Allowed to={api.userAdmin.endSessions}>
          <Button
            kind="ghost"
            size="Small"
            onClick={() => setIsAsking(true)}
            data-testid="end-sessions"
          >
            {text('user.endSessions')}
          </Button>
        </Allowed>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="negative"
        title={text('user.endSessionsTitle')}
        confirmLabel={text('user.endSessions')}
        cancelLabel={t('action.cancel')}
        isPending={isPending}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        {text('user.endSessionsText', { name })}
      </ConfirmDialog>
    </span>
  );
};

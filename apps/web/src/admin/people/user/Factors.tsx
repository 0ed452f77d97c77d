import type { UserRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { Button, ConfirmDialog } from '@cafeteria/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useMe } from '../../../shared/session/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { Blank, useAdminText, Allowed } from '../../frame/index.ts';
import styles from './User.module.css';

/** What somebody signs in with beside the password, and the way out for one who has lost it. */
export const Factors = ({ user }: { readonly user: UserRecord }) => {
  const text = useAdminText();
  const { t } = useTexts();
  const me = useMe();
  const { notifications } = useServices();
  const { mutateAsync, isPending } = useMutation(write(api.userAdmin.resetFactors));
  const [isAsking, setIsAsking] = useState(false);
  const { id, firstName, lastName, factors } = user;
  const name = `${firstName} ${lastName}`;
  const has = [
    ...(factors.passkeys > 0 ? [text('user.factorsPasskeys', { count: factors.passkeys })] : []),
    ...(factors.hasApp ? [text('user.factorsApp')] : []),
  ];
  const reset = async (): Promise<void> => {
    try {
      await mutateAsync({ id });
      notifications.add('success', text('user.factorsReset', { name }));
    } catch {
      // the failure was told already
    }
    setIsAsking(false);
  };
  if (has.length === 0) return <Blank />;
  return (
    <span className={styles.lock}>
      {has.join(', ')}
      {me?.id !== id && (
        <Allowed to={api.userAdmin.resetFactors}>
          <Button kind="ghost" size="Small" onClick={() => setIsAsking(true)}>
            {text('user.resetFactors')}
          </Button>
        </Allowed>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="negative"
        title={text('user.resetFactorsTitle')}
        confirmLabel={text('user.resetFactors')}
        cancelLabel={t('action.cancel')}
        isPending={isPending}
        onConfirm={() => void reset()}
        onCancel={() => setIsAsking(false)}
      >
        {text('user.resetFactorsText', { name })}
      </ConfirmDialog>
    </span>
  );
};

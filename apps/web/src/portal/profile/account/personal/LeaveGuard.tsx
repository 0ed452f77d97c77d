import { ConfirmDialog } from '@cafeteria/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useServices } from '../../../../shared/services.ts';
import { guardSignOut } from '../../../../shared/session/index.ts';
import { useTexts } from '../../../../shared/texts/index.ts';

/** Asks before what was typed is lost by leaving the page or signing out; not when the session is gone. */
export const LeaveGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const { t } = useTexts('profile');
  const { api } = useServices();
  const [answer, setAnswer] = useState<{ readonly give: (may: boolean) => void }>();
  const isAsking = (): boolean => isDirty && !api.lock.isHeld();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isAsking() && current.pathname !== next.pathname,
    enableBeforeUnload: isAsking,
    withResolver: true,
  });
  useEffect(
    () =>
      isDirty ? guardSignOut(() => new Promise<boolean>((give) => setAnswer({ give }))) : undefined,
    [isDirty],
  );
  const decide = (may: boolean): void => {
    if (status === 'blocked') (may ? proceed : reset)();
    answer?.give(may);
    setAnswer(undefined);
  };
  return (
    <ConfirmDialog
      isOpen={status === 'blocked' || answer !== undefined}
      tone="negative"
      title={t('personal.unsaved.title')}
      confirmLabel={t('personal.unsaved.leave')}
      cancelLabel={t('personal.unsaved.stay')}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    >
      {t('personal.unsaved.text')}
    </ConfirmDialog>
  );
};

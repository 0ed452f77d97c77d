import { ConfirmDialog } from '@cafeteria/ui';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useServices } from '../../../shared/services.ts';
import { guardSignOut } from '../../../shared/session/index.ts';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import { useAdminText } from '../texts.ts';

type Props = {
  readonly isLeaving: RefObject<boolean>;
  /** A save leads to another page by itself: who turned elsewhere meanwhile is not taken away from there. */
  readonly leads?: boolean;
  /** What was typed is thrown away on purpose. */
  readonly onLeave: () => void;
  /** The whole address of the form, where what follows `?` says which one it is. */
  readonly path?: string;
};

/** Asks before signing out, which throws drafts away. */
const SignOutGuard = ({ onLeave }: Pick<Props, 'onLeave'>) => {
  const text = useAdminText();
  const [answer, setAnswer] = useState<{ readonly give: (may: boolean) => void }>();
  useEffect(() => guardSignOut(() => new Promise<boolean>((give) => setAnswer({ give }))), []);
  const decide = (may: boolean): void => {
    if (may) onLeave();
    answer?.give(may);
    setAnswer(undefined);
  };
  return (
    <ConfirmDialog
      isOpen={answer !== undefined}
      tone="negative"
      title={text('unsaved.signOutTitle')}
      confirmLabel={text('unsaved.signOut')}
      cancelLabel={text('unsaved.stay')}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
    >
      {text('unsaved.text')}
    </ConfirmDialog>
  );
};

/**
 * Asks before what was typed is lost by leaving the page; not when the session is gone, for then a draft is kept. Who
 * leaves while it is being saved waits for that, and is asked only if it was not.
 */
export const UnsavedGuard = ({ isLeaving, leads = false, onLeave, path }: Props) => {
  const text = useAdminText();
  const { api } = useServices();
  const { isDirty, isSubmitting } = useFormState();
  const isAsking = (): boolean => isDirty && !isLeaving.current && !api.lock.isHeld();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isAsking() &&
      (current.pathname !== next.pathname ||
        (path !== undefined && path !== `${next.pathname}${stringifySearch(next.search)}`)),
    enableBeforeUnload: isAsking,
    withResolver: true,
  });
  const isBlocked = status === 'blocked' && !isSubmitting;
  // it was being saved when the person turned elsewhere, and nothing is lost by going now
  const isFree = isBlocked && !isDirty;
  const go = leads ? reset : proceed;
  useEffect(() => {
    if (isFree) go?.();
  }, [isFree, go]);
  return (
    <>
      <ConfirmDialog
        isOpen={isBlocked && isDirty}
        tone="negative"
        title={text('unsaved.title')}
        confirmLabel={text('unsaved.leave')}
        cancelLabel={text('unsaved.stay')}
        onConfirm={() => {
          onLeave();
          proceed?.();
        }}
        onCancel={() => reset?.()}
      >
        {text('unsaved.text')}
      </ConfirmDialog>
      {isDirty && <SignOutGuard onLeave={onLeave} />}
    </>
  );
};

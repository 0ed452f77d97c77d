import { ConfirmDialog } from '@cafeteria/ui';
import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useAdminText } from '../texts.ts';

/** Asks before what was typed is lost by leaving the page. */
export const UnsavedGuard = ({ isLeaving }: { readonly isLeaving: RefObject<boolean> }) => {
  const text = useAdminText();
  const { isDirty } = useFormState();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isLeaving.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isLeaving.current,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      tone="negative"
      title={text('unsaved.title')}
      confirmLabel={text('unsaved.leave')}
      cancelLabel={text('unsaved.stay')}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      {text('unsaved.text')}
    </ConfirmDialog>
  );
};

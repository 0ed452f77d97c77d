import { ConfirmDialog } from '@cafeteria/ui';
import { type ReactNode, useState } from 'react';
import type { Resource } from './resource.ts';
import { useAdminText } from './texts.ts';
import { useLocalized } from './use-localized.ts';
import type { Values } from './widget.ts';

type Switching = {
  readonly turn: (item: Values, isActive: boolean) => void;
  /** To be drawn where records are switched. */
  readonly question: ReactNode;
};

/** Switches single records on and off. Where many people would be signed out by it, `question` is asked first. */
export const useSwitching = (
  { switchedOff, title }: Resource,
  activate: (item: Values, isActive: boolean) => unknown,
): Switching => {
  const text = useAdminText();
  const tell = useLocalized();
  const [leaving, setLeaving] = useState<Values>();
  const close = (): void => setLeaving(undefined);
  return {
    turn: (item, isActive) => {
      if (!isActive && switchedOff?.isAsked) setLeaving(item);
      else void activate(item, isActive);
    },
    question: switchedOff?.isAsked && (
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={text('off.title', { name: leaving ? title(leaving, tell) : '' })}
        confirmLabel={text('action.deactivate')}
        cancelLabel={text('action.cancel')}
        onConfirm={() => {
          close();
          if (leaving) void activate(leaving, false);
        }}
        onCancel={close}
      >
        {text(switchedOff.text)}
      </ConfirmDialog>
    ),
  };
};

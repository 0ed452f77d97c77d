import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { stringifySearch } from '../../../shared/url-state/index.ts';
import type { Values } from '../widget.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useDraft } from './use-draft.ts';
import { useSaveKey } from './use-save-key.ts';
import { fill } from './use-record-form.ts';
import { replayed } from './use-saving.ts';

type Props = {
  readonly form: UseFormReturn<FieldValues>;
  /** What it begins with. */
  readonly stored: Values;
  /** Answers where to go when it was sent, nothing where something is wrong. */
  readonly onSend: () => Promise<string | undefined>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A form that is not of a record: as theirs it keeps a draft, asks before one leaves it, and is sent by Enter. Which
 * form it is says the address it was opened at.
 */
export const OwnForm = ({ form, stored, onSend, className, children }: Props) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // who leaves is at the next address before this form is gone
  const [path] = useState(() => pathname + stringifySearch(search));
  const element = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);
  const isSending = useRef(false);
  const draft = useDraft({ form, path, stored, version: undefined });
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const href = await onSend().finally(() => {
      isSending.current = false;
    });
    if (href === undefined) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    isLeaving.current = true;
    draft.settle();
    await navigate({ href });
  };
  const submit = (event?: SubmitEvent): void => {
    event?.preventDefault();
    void send();
  };
  useSaveKey(submit);
  const { offered } = draft;
  const restore = (): void => {
    if (offered) fill(form, replayed(offered, stored).values);
    draft.forgetOffered();
  };
  return (
    <FormProvider {...form}>
      <UnsavedGuard isLeaving={isLeaving} onLeave={draft.abandon} path={path} />
      <form ref={element} className={className} noValidate onSubmit={submit}>
        {offered && (
          <DraftOffer draft={offered} onRestore={restore} onDiscard={draft.forgetOffered} />
        )}
        {children}
      </form>
    </FormProvider>
  );
};

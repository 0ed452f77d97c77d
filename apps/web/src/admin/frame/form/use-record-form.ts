import { messageText } from '@cafeteria/i18n';
import { useRef, useState } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { FieldError } from '@cafeteria/contract';
import { ApiError, isMissing } from '../../../shared/api/index.ts';
import { useServices } from '../../../shared/services.ts';
import { useTexts } from '../../../shared/texts/index.ts';
import { inputOf, type Resource } from '../resource.ts';
import type { Values } from '../widget.ts';
import { focusFirstError } from './focus.ts';
import { contractResolver, formPath, type KeptError, splitErrors } from './form-errors.ts';
import { isSame } from './merge.ts';
import { isUnderWay } from './under-way.ts';

export type SaveMode = 'STORE' | 'COPY';
/** `same`: there was nothing to save; `waiting`: something was on its way. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'same' | 'waiting';
type Options = {
  readonly resource: Resource;
  readonly values: Values;
  /** Nothing is sent while it says the same as the stored record. */
  readonly isStored: boolean;
  /** The page of what is saved is another one. */
  readonly isNew: boolean;
  /** Saves and answers the values as they are stored now. */
  readonly onSave: (values: Values, mode: SaveMode) => Promise<Values>;
  readonly onConflict?: (() => void) | undefined;
  /** The record is not there any more. */
  readonly onMissing?: (() => void) | undefined;
  /** After a save, when the guard of unsaved changes is off; with what was typed meanwhile. */
  readonly onSaved: (saved: Values, mode: SaveMode, typed: Values) => void;
};

export const fill = (form: UseFormReturn<FieldValues>, values: Values): void => {
  for (const [field, value] of Object.entries(values))
    form.setValue(field, value, { shouldDirty: true });
};
/** Remembers what is sent; answers what was typed since, for which a slow line leaves time: neither saved nor lost. */
const watchTyping = ({ getValues }: Pick<UseFormReturn<FieldValues>, 'getValues'>) => {
  const before = structuredClone(getValues());
  return (): Values =>
    Object.fromEntries(
      Object.entries(getValues()).filter(([field, value]) => !isSame(value, before[field])),
    );
};

const isConflict = (error: ApiError): boolean =>
  error.globalErrors.some(({ messageKey }) => messageKey === 'common.error.concurrentModification');

/** Puts what the server did not like to its fields; answers what belongs to none of the form. */
const showErrors = (
  { setError }: Pick<UseFormReturn, 'setError'>,
  { widgets }: Resource,
  errors: readonly FieldError[],
): readonly FieldError[] => {
  const { known, unknown } = splitErrors(errors, Object.keys(widgets));
  for (const { field, messageKey, params } of known)
    setError(formPath(field), { type: 'server', message: messageKey, params } as KeptError);
  return unknown;
};

/** What the server did not like: at its fields, above the form, and as a notice where it is about neither. */
const useRefusals = (form: UseFormReturn, resource: Resource) => {
  const { i18n } = useTexts();
  const { notifications } = useServices();
  const [summary, setSummary] = useState<readonly FieldError[]>([]);
  const textOf = ({ messageKey, params }: Omit<FieldError, 'field'>): string =>
    messageText(i18n, messageKey, params);
  const show = ({ globalErrors, fieldErrors }: ApiError): void => {
    for (const error of globalErrors) notifications.add('error', textOf(error));
    setSummary(showErrors(form, resource, fieldErrors));
  };
  return {
    summary: summary.map((error) => `${error.field}: ${textOf(error)}`),
    show,
    forget: () => setSummary([]),
  };
};

/** The form, and what goes to its first error when that is drawn. */
const useFirstError = () => {
  const element = useRef<HTMLFormElement>(null);
  const focusSoon = (): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => focusFirstError(element.current)));
  return { element, focusSoon };
};

/** The state of a record's form: checking, saving, and what the server did not like. */
export const useRecordForm = ({
  resource,
  values,
  isStored,
  isNew,
  onSave,
  onConflict,
  onMissing,
  onSaved,
}: Options) => {
  const { element, focusSoon } = useFirstError();
  /** Set while the page is left on purpose after a save. */
  const isLeaving = useRef(false);
  /** Two presses may come before anything is drawn. */
  const isSending = useRef(false);
  const [state, setState] = useState<SaveState>('idle');
  const [sent, setSent] = useState<SaveMode>('STORE');
  const form = useForm<FieldValues>({
    defaultValues: { ...values },
    resolver: contractResolver(resource.schema),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const refusals = useRefusals(form, resource);
  const onFailure = (error: unknown): void => {
    setState('idle');
    if (!(error instanceof ApiError)) return;
    if (isConflict(error)) return onConflict?.();
    if (isMissing(error)) return onMissing?.();
    refusals.show(error);
    focusSoon();
  };
  const save = async (mode: SaveMode): Promise<void> => {
    if (isUnderWay()) return setState('waiting');
    return isStored && !isDirty && mode === 'STORE' ? setState('same') : send(mode);
  };
  const send = (mode: SaveMode): Promise<void> =>
    form.handleSubmit(async (input) => {
      if (isSending.current) return;
      isSending.current = true;
      refusals.forget();
      setSent(mode);
      setState('saving');
      const typedSince = watchTyping(form);
      try {
        const saved = await onSave(input, mode);
        const since = typedSince();
        if (mode === 'STORE') form.reset({ ...inputOf(resource, saved) });
        setState('saved');
        isLeaving.current = true;
        onSaved(saved, mode, since);
        isLeaving.current = false;
        // the page it leads to has them
        if (!isNew && mode === 'STORE') fill(form, since);
      } catch (error) {
        onFailure(error);
      } finally {
        isSending.current = false;
      }
    }, focusSoon)();
  return { form, element, isLeaving, save, state, sent, summary: refusals.summary };
};

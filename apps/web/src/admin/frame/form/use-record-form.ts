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

export type SaveMode = 'STORE' | 'COPY';
/** `same`: there was nothing to save. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'same';
type Options = {
  readonly resource: Resource;
  readonly values: Values;
  /** Nothing is sent while it says the same as the stored record. */
  readonly isStored: boolean;
  /** Saves and answers the values as they are stored now. */
  readonly onSave: (values: Values, mode: SaveMode) => Promise<Values>;
  readonly onConflict?: (() => void) | undefined;
  /** The record is not there any more. */
  readonly onMissing?: (() => void) | undefined;
  /** After a save, when the guard of unsaved changes is off. */
  readonly onSaved: (saved: Values, mode: SaveMode) => void;
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

/** What was refused for no field of its own is said as a notice. */
const useGlobalErrors = () => {
  const { i18n } = useTexts();
  const { notifications } = useServices();
  return ({ globalErrors }: ApiError): void => {
    for (const { messageKey, params } of globalErrors)
      notifications.add('error', messageText(i18n, messageKey, params));
  };
};

/** The state of a record's form: checking, saving, and what the server did not like. */
export const useRecordForm = ({
  resource,
  values,
  isStored,
  onSave,
  onConflict,
  onMissing,
  onSaved,
}: Options) => {
  const { i18n } = useTexts();
  const sayGlobal = useGlobalErrors();
  const element = useRef<HTMLFormElement>(null);
  /** Set while the page is left on purpose after a save. */
  const isLeaving = useRef(false);
  const [state, setState] = useState<SaveState>('idle');
  const [summary, setSummary] = useState<readonly FieldError[]>([]);
  const form = useForm<FieldValues>({
    defaultValues: { ...values },
    resolver: contractResolver(resource.schema),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const focusSoon = (): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => focusFirstError(element.current)));

  const onFailure = (error: unknown): void => {
    setState('idle');
    if (!(error instanceof ApiError)) return;
    if (isConflict(error)) return onConflict?.();
    if (isMissing(error)) return onMissing?.();
    sayGlobal(error);
    setSummary(showErrors(form, resource, error.fieldErrors));
    focusSoon();
  };
  const save = async (mode: SaveMode): Promise<void> =>
    isStored && !isDirty && mode === 'STORE' ? setState('same') : send(mode);
  const send = (mode: SaveMode): Promise<void> =>
    form.handleSubmit(async (input) => {
      if (state === 'saving') return;
      setSummary([]);
      setState('saving');
      try {
        const saved = await onSave(input, mode);
        if (mode === 'STORE') form.reset({ ...inputOf(resource, saved) });
        setState('saved');
        isLeaving.current = true;
        onSaved(saved, mode);
        isLeaving.current = false;
      } catch (error) {
        onFailure(error);
      }
    }, focusSoon)();
  const textOf = ({ messageKey, params }: FieldError): string =>
    messageText(i18n, messageKey, params);
  return {
    form,
    element,
    isLeaving,
    save,
    state,
    summary: summary.map((error) => `${error.field}: ${textOf(error)}`),
  };
};
export type RecordForm = ReturnType<typeof useRecordForm>;

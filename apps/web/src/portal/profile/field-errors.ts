import type { FieldError } from '@cafeteria/contract';
import { currencySymbol, messageText } from '@cafeteria/i18n';
import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../shared/texts/index.ts';

export const currencySign = currencySymbol;

/** Takes the reader to the first wrong field of a form, once it is marked. */
export const focusFirstError = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  );

/** Sends a form and takes the reader to what is wrong in it: `<form onSubmit={sending(submit)}>`. */
export const sending =
  (submit: () => Promise<void>) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { currentTarget } = event;
    void submit().then(() => focusFirstError(currentTarget));
  };

/** What the server refused, by field: `amount.amount`. */
export const useFieldErrors = () => {
  const { i18n } = useTexts();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  return {
    set: setErrors,
    clear: (): void => setErrors([]),
    /** The text for the first of the fields that has one. */
    textOf: (...fields: readonly string[]): string | undefined => {
      const error = errors.find(({ field }) => fields.some((one) => field.startsWith(one)));
      return error && messageText(i18n, error.messageKey, error.params);
    },
  };
};

import type { FieldError } from '@cafeteria/contract';
import { currencySymbol, messageText } from '@cafeteria/i18n';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/index.ts';

export const currencySign = currencySymbol;

/** What the server refused, by field: `amount.amount`. */
export const useFieldErrors = () => {
  const { i18n } = useTexts();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  return {
    set: setErrors,
    /** Of the fields that are typed in again; of all where none is named. */
    clear: (...fields: readonly string[]): void =>
      setErrors((before) =>
        fields.length === 0
          ? []
          : before.filter(({ field }) => !fields.some((one) => field.startsWith(one))),
      ),
    /** The text for the first of the fields that has one. */
    textOf: (...fields: readonly string[]): string | undefined => {
      const error = errors.find(({ field }) => fields.some((one) => field.startsWith(one)));
      return error && messageText(i18n, error.messageKey, error.params);
    },
  };
};

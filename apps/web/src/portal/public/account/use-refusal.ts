import { useState } from 'react';
import { messageText } from '@cafeteria/i18n';
import { ApiError } from '../../../shared/api/index.ts';
import { useTexts } from '../../../shared/texts/index.ts';

/** Why the server refused a form: by field, and in all. */
export const useRefusal = () => {
  const { i18n, t } = useTexts();
  const [error, setError] = useState<unknown>();
  const isAnswer = error instanceof ApiError;
  const general = isAnswer
    ? error.globalErrors
        .filter(({ messageKey }) => messageKey !== 'common.error.validation')
        .map(({ messageKey, params }) => messageText(i18n, messageKey, params))
    : error === undefined
      ? []
      : [t('error.fetch')];
  return {
    set: setError,
    clear: (): void => setError(undefined),
    /** Whether it was refused for this reason. */
    is: (key: string): boolean =>
      isAnswer && error.globalErrors.some(({ messageKey }) => messageKey === key),
    general: general.length > 0 ? general.join(' ') : undefined,
    textOf: (field: string): string | undefined => {
      const found = isAnswer ? error.fieldErrors.find((one) => one.field === field) : undefined;
      return found && messageText(i18n, found.messageKey, found.params);
    },
  };
};

import { type I18n, messageText } from '@cafeteria/i18n';
import { ApiError } from './api/index.ts';

/** Whether the server refused with this message. */
export const isRefusal = (failure: unknown, key: string): boolean =>
  failure instanceof ApiError && failure.globalErrors.some(({ messageKey }) => messageKey === key);

/** Why the server refused, in words; of another failure that it could not be reached. */
export const refusalText = (i18n: I18n, failure: unknown): string =>
  failure instanceof ApiError
    ? [...failure.globalErrors, ...failure.fieldErrors]
        .map(({ messageKey, params }) => messageText(i18n, messageKey, params))
        .join(' ')
    : messageText(i18n, 'common.error.fetch');

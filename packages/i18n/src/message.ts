import { namespaces } from './i18n.ts';
import type { Params } from './texts.ts';

/** An instance that is asked for keys only the API knows. */
type Teller = { t(key: string, params?: Params): string };

/**
 * The text of a message key of the API: namespace-qualified, `common` unless it begins with another namespace.
 * An unknown key falls back to the general error, so that nobody reads a key.
 */
export const messageText = (instance: Teller, messageKey: string, params: Params = {}): string => {
  const [first = '', ...rest] = messageKey.split('.');
  const namespace = namespaces.find((one) => one === first);
  const key = namespace ? `${namespace}:${rest.join('.')}` : `common:${messageKey}`;
  return instance.t(key, { ...params, defaultValue: instance.t('error.unexpected') });
};

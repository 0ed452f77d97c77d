import { namespaces } from './i18n.ts';
import type { Params } from './texts.ts';

/** An instance that is asked for keys only the API knows. */
type Teller = { t(key: string, params?: Params): string };

/**
 * The text of a message key of the API: namespace-qualified, `common` unless it begins with another namespace. What
 * only administration is refused stands in `refusal` of its own texts, so that no reader loads it. An unknown key
 * falls back to the general error, so that nobody reads a key.
 */
export const messageText = (instance: Teller, messageKey: string, params: Params = {}): string => {
  const [first = '', ...rest] = messageKey.split('.');
  const namespace = namespaces.find((one) => one === first);
  const keys = namespace
    ? [`${namespace}:${rest.join('.')}`]
    : [`common:${messageKey}`, `admin:refusal.${messageKey}`];
  return keys.reduceRight(
    (otherwise, key) => instance.t(key, { ...params, defaultValue: otherwise }),
    instance.t('error.unexpected'),
  );
};

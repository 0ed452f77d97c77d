/** A refusal can be read: every message readers are answered has its text among those they load. */
import admin from '../../../../packages/i18n/locales/cs/admin.json' with { type: 'json' };

const refusal: object = admin.refusal;
const hasText = (texts: unknown, [first = '', ...rest]: readonly string[]): boolean => {
  if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, first)) return false;
  const found: unknown = Object.entries(texts).find(([key]) => key === first)?.[1];
  return rest.length === 0 ? typeof found === 'string' : hasText(found, rest);
};

type Errors = Readonly<Record<'globalErrors' | 'fieldErrors', unknown>>;
const keysIn = (errors: unknown): string[] =>
  Array.isArray(errors)
    ? errors.flatMap(({ messageKey }: { messageKey?: string }) => messageKey ?? [])
    : [];

type Answered = { readonly statusCode: number; readonly body: string };
/** Throws where an answer to somebody who is no administrator has a message only administration has the text of. */
export const assertReadable = (url: string, { statusCode, body }: Answered): void => {
  if (url.startsWith('/api/admin/') || statusCode < 400 || !body.startsWith('{')) return;
  const { globalErrors, fieldErrors }: Partial<Errors> = JSON.parse(body);
  for (const key of [...keysIn(globalErrors), ...keysIn(fieldErrors)])
    if (hasText(refusal, key.split('.')))
      throw new Error(`${url} answers ${key}, whose text only administration loads`);
};

import { ErrorBody } from '@cafeteria/contract';
import * as z from 'zod/mini';

/** An answer other than success, by its message keys. */
export class RefusedError extends Error {
  readonly status: number;
  constructor(status: number, { globalErrors = [], fieldErrors = [] }: ErrorBody) {
    const keys = [
      ...globalErrors.map(({ messageKey }) => messageKey),
      ...fieldErrors.map(({ field, messageKey }) => `${field} ${messageKey}`),
    ];
    super(keys.length > 0 ? keys.join(', ') : `status ${status}`);
    this.status = status;
  }
}

/** What the API answered, as the contract says it does; throws a RefusedError otherwise. */
export const readAnswer = async <S extends z.ZodMiniType>(
  { response: schema }: { readonly response: S },
  response: Response,
): Promise<z.output<S>> => {
  const text = await response.text();
  const answer: unknown = text === '' ? {} : JSON.parse(text);
  if (!response.ok) throw new RefusedError(response.status, z.parse(ErrorBody, answer));
  return z.parse(schema, answer);
};

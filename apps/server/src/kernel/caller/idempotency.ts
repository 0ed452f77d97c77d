import { randomUUID } from 'node:crypto';
import { idempotencyHeader, isIdempotencyKey } from '@cafeteria/contract';
import { AppError } from '../../platform/http/index.ts';
import type { Caller } from './caller.ts';

/**
 * The key of a write of money. A caller who sends none cannot repeat the request; where it is `required` that is
 * refused, as a malformed one is everywhere (400).
 */
export const idempotencyKeyOf = (
  { request }: Pick<Caller, 'request'>,
  { required = false }: { required?: boolean } = {},
): string => {
  const key = request.headers[idempotencyHeader.toLowerCase()];
  if (key === undefined && !required) return randomUUID();
  if (typeof key !== 'string' || !isIdempotencyKey(key))
    throw new AppError('common.error.badRequest');
  return key;
};

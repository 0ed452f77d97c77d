import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@cafeteria/contract';
import { AppError } from '../../platform/http/index.ts';
import type { Caller } from './caller.ts';

/**
 * The key under which a write is done once (`once` of the ledger). Without one every request is a new one. Throws
 * `common.error.badRequest` for a key that is not 8 to 200 printable characters.
 */
export const idempotencyKeyOf = ({ request }: Pick<Caller, 'request'>): string => {
  const key = request.headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !/^[\x20-\x7E]{8,200}$/.test(key))
    throw new AppError('common.error.badRequest');
  return key;
};

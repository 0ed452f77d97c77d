import type { FastifyRequest } from 'fastify';
import type { Machine } from '../../kernel/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { isBodyIntact, readSignature } from '../../platform/http/index.ts';
import { findKey, touchKey } from './credential.queries.ts';

const textHeaders = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? undefined : value,
    ]),
  );

/** Whose signature a request bears: a key that holds, over a body that is the signed one. Nobody otherwise. */
export const createMachines =
  (db: Db) =>
  async (request: FastifyRequest): Promise<Machine | undefined> => {
    if (request.method !== 'GET' && !isBodyIntact(request)) return undefined;
    const { method, url: target } = request;
    const signature = readSignature({ method, target, headers: textHeaders(request) });
    const key = signature && (await findKey(db, signature.keyId));
    if (!key || !signature.isGood(key.publicKey)) return undefined;
    const { publicKey: _publicKey, isStale, ...machine } = key;
    if (isStale) await touchKey(db, key.credentialId);
    return machine;
  };

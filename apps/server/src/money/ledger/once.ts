import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { claimRequest, findAnswer, keepAnswer } from './once.queries.ts';

/** A write of money: who sends it (`user:12`, `credential:3`), under which key, and what it says. */
export type OnceRequest = {
  readonly scope: string;
  readonly key: string;
  /** Everything the request says; the same key must always say the same. */
  readonly says: unknown;
};

/**
 * Does a write of money once for each `Idempotency-Key`: the same request again gets the first answer, without being
 * done again; concurrent ones wait for the first. Throws `money.error.keyReused` when the key comes with another
 * request. In the transaction of the work: an answer exists exactly when its work does, and what throws may be retried.
 */
export const once = async <T>(
  tx: Db,
  { scope, key, says }: OnceRequest,
  work: () => Promise<T>,
): Promise<T> => {
  const fingerprint = createHash('sha256').update(JSON.stringify(says)).digest('base64url');
  if (await claimRequest(tx, { scope, key, fingerprint })) {
    const answer = await work();
    await keepAnswer(tx, { scope, key }, answer);
    return answer;
  }
  const first = await findAnswer<T>(tx, { scope, key });
  if (first?.fingerprint !== fingerprint) throw new AppError('money.error.keyReused');
  return first.response;
};

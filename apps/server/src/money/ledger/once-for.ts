import { type Caller, idempotencyKeyOf } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { once } from './once.ts';

type Asks = Pick<Caller, 'request'> & { readonly user: { readonly id: number } };
/**
 * What a signed-in person's request moves of money, in a transaction and once for its `Idempotency-Key` (`once`).
 * `what` names the kind of request, for a key is one person's and one kind's; `says` is all of it.
 */
export const createOnceFor =
  ({ writeUnseen }: Pick<Deps, 'writeUnseen'>) =>
  <T>(caller: Asks, what: string, says: unknown, work: (tx: Db) => Promise<T>): Promise<T> => {
    const scope = `user:${caller.user.id} ${what}`;
    const request = { scope, key: idempotencyKeyOf(caller), says };
    return writeUnseen((tx) => once(tx, request, () => work(tx)));
  };

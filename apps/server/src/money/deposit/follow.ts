import type { DepositView } from '@cafeteria/contract';
import { isSessionAlive, type Session } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { found } from '../../platform/http/index.ts';
import { depositChannel } from './deposit.queries.ts';
import { findOwnDeposit } from './deposit.view.queries.ts';

/** How often a stream looks by itself: for a change nobody was told of, and for the end of the session. */
const lookMs = 15_000;

/** Wakes anyone who waits for a deposit, on this node; one connection to the database hears for all of them. */
export const createDepositWatch = () => {
  const waiting = new Map<number, Set<() => void>>();
  const wake = (id: number): void => {
    for (const awake of waiting.get(id) ?? []) awake();
  };
  return {
    /** What was heard; undefined when something may have been missed. */
    wake: (payload: string | undefined): void => {
      if (payload === undefined) for (const id of waiting.keys()) wake(id);
      else wake(Number(payload));
    },
    /** Resolves when the deposit changes, after a while all the same, or when nobody waits any more. */
    wait: (id: number, closed: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const waiters = waiting.get(id) ?? new Set();
        const awake = (): void => {
          clearTimeout(timer);
          closed.removeEventListener('abort', awake);
          waiters.delete(awake);
          if (waiters.size === 0) waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(awake, lookMs);
        closed.addEventListener('abort', awake);
        waiters.add(awake);
        waiting.set(id, waiters);
      }),
  };
};
export type DepositWatch = ReturnType<typeof createDepositWatch>;

export const listenForDeposits = async (deps: Deps): Promise<DepositWatch> => {
  const watch = createDepositWatch();
  await deps.listen(depositChannel, watch.wake);
  return watch;
};

type Follower = {
  readonly userId: number;
  readonly depositId: number;
  readonly session: Session | undefined;
};
/** A deposit as it is now and each time it changes, until it is decided or its owner's session ends. */
export async function* followDeposit(
  { db }: Pick<Deps, 'db'>,
  watch: DepositWatch,
  { userId, depositId, session }: Follower,
  closed: AbortSignal,
): AsyncGenerator<DepositView> {
  let lastSent = '';
  while (!closed.aborted) {
    // anyone who changes it while it is read wakes us all the same
    const leaving = new AbortController();
    const changed = watch.wait(depositId, AbortSignal.any([closed, leaving.signal]));
    try {
      if (!session || !(await isSessionAlive(db, session))) return;
      const deposit = found(await findOwnDeposit(db, userId, depositId));
      const says = JSON.stringify(deposit);
      if (says !== lastSent) yield deposit;
      lastSent = says;
      if (deposit.status !== 'CREATED') return;
      await changed;
    } finally {
      leaving.abort();
    }
  }
}

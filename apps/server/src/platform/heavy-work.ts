import { createQueue } from './queue.ts';

/** Heavy answers made at once, and those that may wait for their turn; who comes later is refused. */
const atOnce = 2;
const maxWaiting = 40;
/** Of one person: one at a time, and so many more may wait. */
const maxOfOne = 4;

/**
 * Does what takes long for few at once, and for one person one thing after another, so that nobody else waits for it.
 */
export const createHeavyWork = () => {
  const all = createQueue(atOnce, maxWaiting);
  const own = new Map<string, { readonly run: ReturnType<typeof createQueue>; users: number }>();
  /** Throws `busy` where too much waits already, `tooManyRequests` of this owner; not begun when nobody waits. */
  return async <T>(owner: string, work: () => Promise<T>, callerGone?: AbortSignal): Promise<T> => {
    const queue = own.get(owner) ?? {
      run: createQueue(1, maxOfOne, 'common.error.tooManyRequests'),
      users: 0,
    };
    own.set(owner, queue);
    queue.users += 1;
    try {
      return await queue.run(() => all(work, callerGone), callerGone);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) own.delete(owner);
    }
  };
};

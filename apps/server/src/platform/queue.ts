import type { ErrorKey } from '@cafeteria/contract';
import { AppError } from './app-error.ts';

type Waiting = { readonly begin: () => void; readonly signal: AbortSignal | undefined };

/**
 * Lets at most `slots` pieces of work run at once and at most `maxWaiting` wait for their turn; who
 * comes later is refused at once with `full`: everybody's queue is `busy` (503), and one person's own
 * has had too many requests (422). Callers that have gone away meanwhile are passed over.
 */
export const createQueue = (
  slots: number,
  maxWaiting: number,
  full: ErrorKey = 'common.error.busy',
) => {
  const waiting: Waiting[] = [];
  let free = slots;
  const leave = (): void => {
    const next = waiting.shift();
    if (!next) free += 1;
    else next.begin();
  };
  const enter = async (signal: AbortSignal | undefined): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new AppError(full);
    await new Promise<void>((resolve, reject) => {
      const place: Waiting = { begin: resolve, signal };
      waiting.push(place);
      signal?.addEventListener(
        'abort',
        () => {
          const at = waiting.indexOf(place);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal.reason);
        },
        { once: true },
      );
    });
  };
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

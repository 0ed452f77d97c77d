import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../db/index.ts';

type Claim = {
  /** Ends the claim on the job: it overran its time, another has it, or the node closes. */
  readonly signal: AbortSignal;
  readonly complain: (message: string) => void;
};
const pauseMs = 1_000;

/**
 * Does a job's work, again and again while no database can do it. A failover lasts longer than the three tries a job
 * has, and says nothing of its work: an import that was to be written then was given up as if its file were at fault.
 */
export const whileDatabaseIsAway = async (
  work: () => Promise<void>,
  { signal, complain }: Claim,
): Promise<void> => {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error)) throw error;
      complain(error instanceof Error ? error.message : '');
      await sleep(pauseMs, undefined, { signal }).catch(() => {
        throw error;
      });
    }
};

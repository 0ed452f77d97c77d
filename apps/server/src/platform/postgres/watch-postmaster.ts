import { isAlive } from './postmaster.ts';

type Watched = {
  readonly pid: number | undefined;
  /** Starts the server again; answers its process. */
  readonly revive: () => Promise<number | undefined>;
  readonly log: (message: string) => void;
  readonly onLost: (error: Error) => void;
};

const everyMs = 500;
/** A server that dies more often than this within the hour has a reason we cannot mend. */
const mostRevivals = 5;
const hourMs = 3_600_000;

/**
 * Keeps a server alive: when its process has gone without our doing (the kernel ran out of memory,
 * somebody killed it), it is started again. When that does not help, `onLost` hears of it, once.
 */
export const watchPostmaster = ({ pid, revive, log, onLost }: Watched) => {
  let current = pid;
  let revival: Promise<void> | undefined;
  let revivals: number[] = [];
  const bringBack = async (): Promise<void> => {
    revivals = [...revivals.filter((at) => at > Date.now() - hourMs), Date.now()];
    try {
      if (revivals.length > mostRevivals)
        throw new Error(`it has died ${mostRevivals} times within an hour`);
      log(`PostgreSQL (process ${current}) has died; it is being started again`);
      current = await revive();
      log(`PostgreSQL is back (process ${current})`);
    } catch (error) {
      clearInterval(timer);
      onLost(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const timer = setInterval(() => {
    if (revival || current === undefined || isAlive(current)) return;
    revival = bringBack().finally(() => {
      revival = undefined;
    });
  }, everyMs).unref();
  return {
    /** Watches no more; waits for a start that is under way. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await revival;
    },
  };
};

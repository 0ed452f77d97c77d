import { isAlive } from './postmaster.ts';

type Watched = {
  readonly pid: number | undefined;
  /** Starts the server again; answers its process. */
  readonly revive: () => Promise<number | undefined>;
  /** Whether its disk has room for what a start writes. */
  readonly hasRoom: () => boolean;
  readonly log: (message: string) => void;
  readonly onLost: (error: Error) => void;
};

const everyMs = 500;
/** A server that dies more often than this within the hour has a reason we cannot mend. */
const maxRevivals = 5;
const hourMs = 3_600_000;
/** A disk that is full is somebody's to clear: until then it is tried so often. */
const noRoomMs = 10_000;

/**
 * Keeps a server alive: when its process has gone without our doing (the kernel ran out of memory,
 * somebody killed it), it is started again. When that does not help, `onLost` hears of it, once. One that ended because
 * its disk is full is waited for: what is in memory is answered meanwhile, and after there is room it goes on.
 */
export const watchPostmaster = ({ pid, revive, hasRoom, log, onLost }: Watched) => {
  let current = pid;
  let revival: Promise<void> | undefined;
  let revivals: number[] = [];
  /** When to try again, while the disk is full. */
  let full: number | undefined;
  const waitForRoom = (): void => {
    if (full === undefined)
      log('PostgreSQL cannot be started: its disk is full; it is tried again until there is room');
    full = Date.now() + noRoomMs;
    revivals = [];
  };
  const bringBack = async (): Promise<void> => {
    revivals = [...revivals.filter((at) => at > Date.now() - hourMs), Date.now()];
    try {
      if (revivals.length > maxRevivals)
        throw new Error(`it has died ${maxRevivals} times within an hour`);
      if (full === undefined)
        log(`PostgreSQL (process ${current}) has died; it is being started again`);
      current = await revive();
      full = undefined;
      log(`PostgreSQL is back (process ${current})`);
    } catch (error) {
      if (!hasRoom()) return waitForRoom();
      clearInterval(timer);
      onLost(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const timer = setInterval(() => {
    if (revival || current === undefined || isAlive(current)) return;
    if (full !== undefined && Date.now() < full) return;
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

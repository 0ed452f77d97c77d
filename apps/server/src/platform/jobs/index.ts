import { setTimeout as sleep } from 'node:timers/promises';
import { businessTimeZone } from '@cafeteria/i18n';
import { CompiledQuery } from 'kysely';
import { type Job as QueuedJob, PgBoss, type Queue } from 'pg-boss';
import { type Connection, databaseSocket, type Db, isDatabaseAway } from '../db/index.ts';
export { countSealedJobs } from './sealed-jobs.ts';
import { jobRuns } from '../tracing/index.ts';
import { throttledLog } from '../throttled-log.ts';
import { whileDatabaseIsAway } from './while-away.ts';

type Worker = (data: never) => Promise<void>;
/** A kind of background work, declared by the feature that owns it. */
export type Job = {
  readonly name: string;
  readonly work: Worker;
  /** Called when the work has failed or crashed three times. */
  readonly abandon?: Worker;
  /** When it runs by itself: a cron line in Prague time; not between two and three, an hour that is not there once. */
  readonly schedule?: string;
  /**
   * Added by many people's transactions at once, so none of them may wait for another: workers look for it twice a
   * second instead of being told (a commit that tells holds a lock of the whole database until it is on the disk).
   */
  readonly isAddedByMany?: boolean;
};
/**
 * Declares a kind of job.
 * @example defineJob({ name: 'session.clean-up', schedule: '*\/15 * * * *', work: () => … })
 */
export const defineJob = <T extends object>(declared: {
  readonly name: string;
  readonly work: (data: T) => Promise<void>;
  readonly abandon?: (data: T) => Promise<void>;
  readonly schedule?: string;
  readonly isAddedByMany?: boolean;
}): Job => declared;

type Options = {
  connection: Connection | { connectionString: string };
  log: (message: string) => void;
  /** Whether this process does the work; one that does not only adds jobs, which wait for another. */
  works?: boolean;
  /** Whether its role may make the tables of jobs; one that may not finds them there (`makeJobTables`). */
  makesTables?: boolean;
  /** Tests are less patient. */ retryDelaySeconds?: number;
  superviseSeconds?: number;
};

/** A worker that has not been heard of for so long is dead: its job is done by another. */
const heartbeatSeconds = 20;
const againMs = 1_000;
const abandonedQueue = (name: string): string => `${name}.abandoned`;

const runInside = (tx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

type Begun = {
  readonly boss: PgBoss;
  readonly isOver: () => boolean;
  readonly complain: (message: string) => void;
};
/**
 * Tried until there is a database: the node may answer already, and would have to end because of a second in which
 * another server takes over. What was half begun is ended first, so that nothing is worked by two.
 */
const insist = async (
  begin: () => Promise<void>,
  { boss, isOver, complain }: Begun,
): Promise<void> => {
  for (;;)
    try {
      return await begin();
    } catch (error) {
      if (isOver() || !isDatabaseAway(error)) throw error;
      complain(`jobs: ${error instanceof Error ? error.message : ''}, begun again in a second`);
      await boss.stop({ graceful: false }).catch(() => undefined);
      await sleep(againMs);
    }
};

/** One that does no work plans none either, and looks after nobody's. */
const openBoss = ({
  connection,
  works,
  makesTables,
  superviseSeconds,
}: Required<Pick<Options, 'connection' | 'works' | 'makesTables' | 'superviseSeconds'>>): PgBoss =>
  new PgBoss({
    ...connection,
    ...databaseSocket,
    schema: 'job',
    migrate: makesTables,
    createSchema: makesTables,
    max: 4,
    application_name: 'cafeteria jobs',
    useListenNotify: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: works,
    supervise: works,
  });

/** Makes the tables of jobs, or renews them, for nodes whose role may not. */
export const makeJobTables = async (connection: Options['connection']): Promise<void> => {
  const boss = openBoss({ connection, works: false, makesTables: true, superviseSeconds: 15 });
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
};

/** Makes the queue of a kind of job, and the worker that empties it where this process works. */
const beginOn = (
  boss: PgBoss,
  {
    works,
    retryDelaySeconds,
    complain,
  }: Required<Pick<Options, 'works' | 'retryDelaySeconds'>> & Pick<Begun, 'complain'>,
): ((job: Job) => Promise<void>) => {
  // told of what is added, a worker looks by itself only for what is tried again; who cannot be told looks often
  const pace = {
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: Math.max(0.5, 2 * retryDelaySeconds),
  };
  const attend = async (name: string, work: Worker): Promise<void> => {
    let worker: string | undefined;
    const workOff = async (jobs: readonly QueuedJob[]): Promise<void> => {
      try {
        for (const { data, signal } of jobs)
          await whileDatabaseIsAway(
            () => jobRuns.tracePromise(() => work(data as never), { name }),
            {
              signal,
              complain: (message) => complain(`jobs: ${name} waits for a database: ${message}`),
            },
          );
      } finally {
        // told once of many, it looks at once whether there is another
        if (worker !== undefined) boss.notifyWorker(worker);
      }
    };
    worker = await boss.work(name, pace, workOff);
  };
  const keepQueue = async (name: string, settings: Omit<Queue, 'name'>): Promise<void> => {
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings); // an older version may have created it
  };
  return async ({ name, work, abandon, schedule, isAddedByMany }: Job): Promise<void> => {
    const retries = {
      notify: isAddedByMany !== true,
      retryLimit: 2,
      retryDelay: retryDelaySeconds,
      expireInSeconds: 900,
      heartbeatSeconds,
    };
    if (abandon) await keepQueue(abandonedQueue(name), { ...retries, retryLimit: 10 });
    await keepQueue(name, { ...retries, ...(abandon && { deadLetter: abandonedQueue(name) }) });
    if (!works) return;
    await attend(name, work);
    if (abandon) await attend(abandonedQueue(name), abandon);
    if (schedule) await boss.schedule(name, schedule, {}, { tz: businessTimeZone });
  };
};

/**
 * Background work on pg-boss. A job is inserted in the transaction that causes it, so that it exists exactly when
 * its cause does; workers run in this process or in others, several nodes share them.
 */
export const createJobs = ({
  connection,
  log,
  works = true,
  makesTables = true,
  retryDelaySeconds = 5,
  superviseSeconds = 15,
}: Options) => {
  const boss = openBoss({ connection, works, makesTables, superviseSeconds });
  const defined: Job[] = [];
  let started: Promise<void> | undefined;
  let isStopping = false;
  // its last connections close after stop() has resolved, and may meet a database that is closing too
  const complain = throttledLog(log);
  boss.on('error', (error: Error) => {
    // every queue has its own message for one and the same failure
    if (!isStopping) complain(`jobs: ${error.message.replace(/ \(Queue: [^)]*\)$/, '')}`);
  });

  const beginOne = beginOn(boss, { works, retryDelaySeconds, complain });
  const beginOnce = async (): Promise<void> => {
    await boss.start();
    for (const job of defined) await beginOne(job);
  };
  const begin = (): Promise<void> =>
    insist(beginOnce, { boss, isOver: () => isStopping, complain });

  return {
    /**
     * Takes on kinds of jobs; call before `start`. A failed or crashed job is retried twice; one whose database is away
     * waits for it.
     */
    define: (...jobs: readonly Job[]): void => void defined.push(...jobs),
    start: (): Promise<void> => (started ??= begin()),
    /** Adds a job in the caller's transaction. */
    send: async (tx: Db, name: string, data: object): Promise<void> => {
      await (started ??= begin());
      await boss.send(name, data, { db: runInside(tx) });
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      if (started)
        await started
          .then(() => boss.stop({ graceful: true, timeout: 10_000 }))
          .catch((error: Error) => log(`jobs: ${error.message}`));
    },
  };
};
export type Jobs = ReturnType<typeof createJobs>;

import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Connection, Db } from '../db/index.ts';

type Worker = (data: never) => Promise<void>;
type Job = { readonly work: Worker; readonly abandon: Worker | undefined };
type Options = {
  connection: Connection | { connectionString: string };
  log: (message: string) => void;
  /** Tests are less patient. */ retryDelaySeconds?: number;
  superviseSeconds?: number;
};

/** A worker that has not been heard of for so long is dead: its job is done by another. */
const heartbeatSeconds = 20;
const abandonedQueue = (name: string): string => `${name}.abandoned`;

const runInside = (tx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});

/**
 * Background work on pg-boss. A job is inserted in the transaction that causes it, so that it exists exactly when
 * its cause does; workers run in this process, several nodes share them.
 */
export const createJobs = ({
  connection,
  log,
  retryDelaySeconds = 5,
  superviseSeconds = 15,
}: Options) => {
  const boss = new PgBoss({
    ...connection,
    schema: 'job',
    max: 4,
    application_name: 'cafeteria jobs',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  const workers = new Map<string, Job>();
  const crons = new Map<string, string>();
  let started: Promise<void> | undefined;
  let isStopping = false;
  // its last connections close after stop() has resolved, and may meet a database that is closing too
  boss.on('error', (error: Error) => {
    if (!isStopping) log(`jobs: ${error.message}`);
  });

  const attend = (name: string, work: Worker): Promise<string> =>
    boss.work(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
      for (const job of jobs) await work(job.data as never);
    });
  const beginOne = async (name: string, { work, abandon }: Job): Promise<void> => {
    const retries = {
      retryLimit: 2,
      retryDelay: retryDelaySeconds,
      expireInSeconds: 900,
      heartbeatSeconds,
    };
    if (abandon) await boss.createQueue(abandonedQueue(name), { ...retries, retryLimit: 10 });
    const settings = { ...retries, ...(abandon && { deadLetter: abandonedQueue(name) }) };
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings); // an older version may have created it
    await attend(name, work);
    if (abandon) await attend(abandonedQueue(name), abandon);
  };
  const begin = async (): Promise<void> => {
    await boss.start();
    for (const [name, job] of workers) await beginOne(name, job);
    for (const [name, cron] of crons) await boss.schedule(name, cron, {}, { tz: 'Europe/Prague' });
  };

  return {
    /**
     * Registers what a kind of job does; call before `start`. A failed or crashed job is retried
     * twice, then `abandon` is called.
     */
    define: <T extends object>(
      name: string,
      work: (data: T) => Promise<void>,
      abandon?: (data: T) => Promise<void>,
    ): void =>
      void workers.set(name, { work: work as Worker, abandon: abandon as Worker | undefined }),
    /** Runs a defined job by a cron line in Prague time. */
    schedule: (name: string, cron: string): void => void crons.set(name, cron),
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

import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Connection, Db } from '../db/index.ts';

type Worker = (data: never) => Promise<void>;
type Options = { connection: Connection | { connectionString: string }; log: (message: string) => void };

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
export const createJobs = ({ connection, log }: Options) => {
  const boss = new PgBoss({ ...connection, schema: 'job', max: 4, application_name: 'cafeteria jobs' });
  const workers = new Map<string, Worker>();
  const crons = new Map<string, string>();
  let started: Promise<void> | undefined;
  let isStopping = false;
  // its last connections close after stop() has resolved, and may meet a database that is closing too
  boss.on('error', (error: Error) => { if (!isStopping) log(`jobs: ${error.message}`); });

  const begin = async (): Promise<void> => {
    await boss.start();
    for (const [name, work] of workers) {
      await boss.createQueue(name, { retryLimit: 2, retryDelay: 5, expireInSeconds: 900 });
      await boss.work(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
        for (const job of jobs) await work(job.data as never);
      });
    }
    for (const [name, cron] of crons) await boss.schedule(name, cron, {}, { tz: 'Europe/Prague' });
  };

  return {
    /** Says what a kind of job does; before `start`. A thrown error is retried twice. */
    define: <T extends object>(name: string, work: (data: T) => Promise<void>): void => void workers.set(name, work as Worker),
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
      if (started) await started.then(() => boss.stop({ graceful: true, timeout: 10_000 })).catch((error: Error) => log(`jobs: ${error.message}`));
    },
  };
};
export type Jobs = ReturnType<typeof createJobs>;

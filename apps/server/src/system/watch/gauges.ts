import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import type { ServerConfig } from '../../config/index.ts';
import type { Db, Standby } from '../../platform/db/index.ts';
import type { ProductGauge } from '../../platform/http/index.ts';
import { remembered } from '../../platform/remembered.ts';
import { certificateGauge } from './certificates.ts';
import { lookAtArchive, lookAtServer, lookAtStandbys, readQueues } from './watch.queries.ts';

type Read = ProductGauge['read'];
const gauge = (name: string, help: string, label: string, read: Read): ProductGauge => ({
  name,
  help,
  label,
  read,
});

const poolGauge = (pool: pg.Pool): ProductGauge =>
  gauge('database_pool', 'Connections of this node, and who waits for one', 'state', async () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: pool.options.max,
  }));

const databaseGauges = (db: Db): readonly ProductGauge[] => {
  const look = remembered(() => lookAtServer(db));
  return [
    gauge(
      'database_connections',
      'Connections of all nodes, and how many may be',
      'what',
      async () => {
        const { connections, maxConnections } = await look();
        return { open: connections, most: maxConnections };
      },
    ),
    gauge('database_waiting', 'Sessions that wait for a lock of another', 'for', async () => ({
      lock: (await look()).waitingForLocks,
    })),
    gauge(
      'database_seconds',
      'How long a small question takes, and the oldest transaction',
      'what',
      async () => {
        const { answerSeconds, oldestTransaction } = await look();
        return { answer: answerSeconds, oldest_transaction: oldestTransaction };
      },
    ),
    gauge('database_bytes', 'What the database takes on disk', 'what', async () => ({
      all: (await look()).bytes,
    })),
    gauge(
      'database_standby_lag_seconds',
      'How far each standby is behind; none without standbys or the right to see them',
      'standby',
      async () => (await look()).standbys,
    ),
  ];
};

/** Of who may not see them, which of them are synchronous is not told. */
const standbysGauge = (db: Db): ProductGauge =>
  gauge(
    'database_standbys',
    'How many follow the primary, how many a commit waits for, and how many it is set to wait for',
    'which',
    async (): Promise<Readonly<Record<string, number>>> => {
      const { following, synchronous, wanted } = await lookAtStandbys(db);
      return { following, wanted, ...(synchronous !== null && { synchronous }) };
    },
  );

/** Nothing is told of a server that archives nothing. */
const archiveGauges = (db: Db): readonly ProductGauge[] => {
  const look = remembered(() => lookAtArchive(db));
  const readFigure = async (
    figure: 'failingSeconds' | 'waitingBytes',
  ): Promise<Record<string, number>> => {
    const found = await look();
    return found ? { log: found[figure] ?? 0 } : {};
  };
  return [
    gauge(
      'database_archive_failing_seconds',
      'Since when the archive has taken nothing of the log, while it refuses; else 0',
      'of',
      () => readFigure('failingSeconds'),
    ),
    gauge(
      'database_archive_waiting_bytes',
      'What of the log is in no archive yet: the disk of the database keeps it',
      'of',
      () => readFigure('waitingBytes'),
    ),
  ];
};

const jobGauges = (db: Db): readonly ProductGauge[] => {
  const queues = remembered(() => readQueues(db));
  const by =
    (value: 'waiting' | 'active' | 'failed' | 'oldestSeconds'): Read =>
    async () =>
      Object.fromEntries((await queues()).map((queue) => [queue.name, queue[value]]));
  return [
    gauge(
      'jobs_waiting',
      'Jobs whose time has come and that nobody has taken',
      'queue',
      by('waiting'),
    ),
    gauge('jobs_active', 'Jobs that somebody is at', 'queue', by('active')),
    gauge('jobs_failed', 'Jobs that failed three times', 'queue', by('failed')),
    gauge(
      'job_oldest_wait_seconds',
      'How long the oldest job has waited',
      'queue',
      by('oldestSeconds'),
    ),
  ];
};

const diskGauges = ({ dataDir, backup }: Pick<ServerConfig, 'dataDir' | 'backup'>) => {
  const spaces = async (part: 'bavail' | 'blocks'): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const [name, folder] of Object.entries({ data: dataDir, backup: backup.folder })) {
      // the folder of backups is made by the first one
      const disk = await statfs(folder).catch(() => undefined);
      if (disk) found[name] = disk[part] * disk.bsize;
    }
    return found;
  };
  return [
    gauge('disk_free_bytes', 'What is free where data and backups lie', 'folder', () =>
      spaces('bavail'),
    ),
    gauge('disk_bytes', 'How large those disks are', 'folder', () => spaces('blocks')),
  ];
};

/** Where reports are answered: nothing is counted where there is no replica. */
export const standbyGauges = (standby: Standby | undefined): readonly ProductGauge[] => [
  gauge(
    'replica_lag_seconds',
    'How far the replica for reports is behind; of one that is away nothing',
    'of',
    async (): Promise<Readonly<Record<string, number>>> => {
      const reports = standby?.lag();
      return reports === undefined ? {} : { reports };
    },
  ),
  gauge(
    'replica_answers_total',
    'Answers that may lag, by the database that gave them',
    'database',
    async () => ({ standby: 0, primary: 0, ...standby?.answered() }),
  ),
];

type Watched = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly config: ServerConfig;
};
/** What the portal stands on: database, jobs, disks, certificates. */
export const machineGauges = ({ db, pool, config }: Watched): readonly ProductGauge[] => [
  poolGauge(pool),
  ...databaseGauges(db),
  standbysGauge(db),
  ...archiveGauges(db),
  ...jobGauges(db),
  ...diskGauges(config),
  certificateGauge(config),
];

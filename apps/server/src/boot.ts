import { countryCode } from '@cafeteria/contract';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { seedReferenceData } from '../seed/index.ts';
import type { ServerConfig } from './config/index.ts';
import { isEmptyCatalogue, refreshStatistics } from './kernel/changes/index.ts';
import { secretsOf } from './keys.ts';
import {
  type Connection,
  createStandby,
  type Database,
  type Db,
  grantRows,
  mayChangeTables,
  openDatabase,
  roleOfPool,
  type Standby,
} from './platform/db/index.ts';
import { createJobs, type Jobs, makeJobTables } from './platform/jobs/index.ts';
import { expand, reportNode } from './platform/migrations/index.ts';
import { startEmbeddedPostgres } from './platform/postgres/index.ts';
import { openMediaFiles } from './media-files.ts';
import { originalPath } from './platform/media-store/index.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
type Started = {
  readonly database: Database;
  readonly connection: Connection | { connectionString: string };
  readonly stop: () => Promise<void>;
};

const roleOf = ({ answers, works }: ServerConfig): string =>
  answers && works ? 'all' : answers ? 'api' : 'jobs';

const isUnreachable = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'].includes(String(error.code));

/** Who owns the tables, where that is another role than the one the portal works with. */
const openOwner = ({ databaseOwnerUrl: url }: ServerConfig, log: Logger): Database | undefined =>
  url ? openDatabase({ url, max: 2, log: (message) => log.warn(message) }) : undefined;
/** Lets the portal's own role at the rows of tables that another owns (decision 0232). */
const handOver = async (
  { pool: owner }: Database,
  own: Database['pool'],
  { config, warn }: { readonly config: ServerConfig; readonly warn: (message: string) => void },
): Promise<void> => {
  await makeJobTables({ connectionString: config.databaseOwnerUrl ?? '' });
  await grantRows(owner, await roleOfPool(own));
  if (await mayChangeTables(own))
    warn('the role of DATABASE_URL may change tables: give it none of the owner’s rights');
};

type Hands = { readonly owner: Database | undefined; readonly pool: Database['pool'] };
/** Migrates, as the owner where there is one, and notes this node. Answers what ends that note. */
const migrate = async (config: ServerConfig, log: Logger, { owner, pool: own }: Hands) => {
  const warn = (message: string): void => log.warn(message);
  const logging = { log: (message: string): void => log.info(message), warn };
  const pool = owner?.pool ?? own;
  await expand(pool, migrations, logging);
  if (owner) await handOver(owner, own, { config, warn });
  return reportNode(pool, migrations, { ...logging, role: roleOf(config) });
};

/** The database, migrated and with its reference data: the configured one, or the one that comes with the product. */
export const startDatabase = async (
  config: ServerConfig,
  log: Logger,
  onLost: (error: Error) => void = () => {},
): Promise<Started> => {
  const warn = (message: string): void => log.warn(message);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: (message) => log.info(message),
        warn,
        onLost,
      });
  const target = embedded ? { connection: embedded.connection } : { url: config.databaseUrl ?? '' };
  const database = openDatabase({ ...target, max: config.databasePool, log: warn });
  let endReports = async (): Promise<void> => {};
  let closeOwner = async (): Promise<void> => {};
  const stop = async (): Promise<void> => {
    await endReports().catch((error: Error) => warn(error.message));
    await closeOwner();
    await database.close();
    if (embedded && !embedded.adopted) await embedded.stop();
  };
  try {
    const owner = openOwner(config, log);
    if (owner) closeOwner = owner.close;
    endReports = await migrate(config, log, { owner, pool: database.pool });
    await seedReferenceData(database.db, countryCode[config.country]);
  } catch (error) {
    await stop();
    throw config.databaseUrl && isUnreachable(error)
      ? new Error(`the database of DATABASE_URL does not answer (${error.message})`)
      : error;
  }
  return {
    database,
    stop,
    connection: embedded?.connection ?? { connectionString: config.databaseUrl ?? '' },
  };
};

/** The work behind the answers, in tables the owner has made where there is one. */
export const openJobs = (
  { works, databaseOwnerUrl }: ServerConfig,
  connection: Started['connection'],
  log: Logger,
): Jobs =>
  createJobs({
    connection,
    works,
    makesTables: databaseOwnerUrl === undefined,
    log: (message) => log.warn(message),
  });

/** The replica for reports, where one is configured and somebody asks; a start does not wait for it. */
export const openStandby = (
  { replica, answers }: ServerConfig,
  primary: Database,
  log: Logger,
): Standby | undefined => {
  if (!replica || !answers) return undefined;
  const warn = (message: string): void => log.warn(message);
  const database = openDatabase({ url: replica.url, readsOnly: true, log: warn });
  return createStandby(database, {
    primary: primary.pool,
    maxLagSeconds: replica.maxLagSeconds,
    log: warn,
  });
};

/** Who fills a database: its owner, because the demo plays its past with tables of its own. */
const asOwner = async <T>(
  config: ServerConfig,
  { db, log }: { readonly db: Db; readonly log: Logger },
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const owner = openOwner(config, log);
  return work(owner?.db ?? db).finally(() => owner?.close());
};

/**
 * Fills an empty installation with the demo. Returns how much was loaded and how long it took, or
 * undefined when there was data already.
 */
export const loadDemoOnce = async (
  config: ServerConfig,
  db: Db,
  log: Logger,
): Promise<string | undefined> => {
  if (!config.demo || !(await isEmptyCatalogue(db))) return undefined;
  const started = performance.now();
  // once in the life of an installation: it does not stay in memory
  const { loadDemo } = await import('../demo/index.ts').catch((cause: unknown) => {
    throw new Error('DEMO=true, and its content is not here (docs/operations.md, Containers)', {
      cause,
    });
  });
  const files = openMediaFiles(config);
  const counts = await asOwner(config, { db, log }, async (filled) => {
    const { box } = await secretsOf(filled, config);
    const loaded = await loadDemo({
      db: filled,
      box,
      storeMedia: ({ uuid, bytes }) => files.put(originalPath(uuid), bytes),
      country: config.country,
    });
    await refreshStatistics(filled);
    return loaded;
  });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const { partners, branchOffices, offers, users } = counts;
  return `${partners} partners, ${branchOffices} branch offices, ${offers} offers, ${users} users in ${seconds} s`;
};

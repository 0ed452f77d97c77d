/** A server's database, which pgBackRest backs up with its log: what of it the commands of backups do. */
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerConfig } from '../../config/index.ts';
import { openMediaFiles } from '../../media-files.ts';
import { countRows, type Pgbackrest } from '../../platform/backup/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { findPostgresUser, startEmbeddedPostgres } from '../../platform/postgres/index.ts';
import type { LargeFiles } from '../../platform/file-store/index.ts';
import { listBackups, timeOf } from './names.ts';
import { type Backup, backupIn } from './place.ts';
import { readFiles } from './put-back.ts';
import type { ServerPart } from './take.ts';
import { judge, type Verdict } from './verify.ts';

/** Nobody takes a row away from them: there are at least as many in what is put back. */
const kept = ['movement', 'ledger_entry'];

/** Counted first: what was there when it was begun is in it. */
export const takeOfServer = async (
  pool: pg.Pool,
  pgbackrest: Pgbackrest,
  isWhole: boolean,
): Promise<ServerPart> => {
  const rows = await countRows(pool, kept);
  const { label } = await pgbackrest.take(isWhole);
  return { label, rows };
};

type Connected = Pick<ServerConfig, 'databaseUrl' | 'databaseOwnerUrl'>;
type Server = Connected & Pick<ServerConfig, 'backup'>;
/** As whom, and into which database, the portal goes. */
const connectionOf = ({ databaseOwnerUrl, databaseUrl }: Connected): pg.Client =>
  new pg.Client({ connectionString: databaseOwnerUrl ?? databaseUrl });

/** What is put back into a folder of its own runs without the settings and the log's archive of its origin. */
const startScratch = async (folder: string, config: Server) => {
  const { user = '', database = '' } = connectionOf(config);
  const files = { config_file: join(folder, 'own.conf'), hba_file: join(folder, 'hba.conf') };
  await writeFile(files.config_file, '', { mode: 0o644 });
  await writeFile(files.hba_file, 'local all all trust\n', { mode: 0o644 });
  const settings = {
    ...files,
    archive_mode: 'off',
    // until the log has been read nobody asks, so that it may be smaller than its origin
    hot_standby: 'off',
  };
  const env = config.backup.pgbackrestEnvironment;
  return startEmbeddedPostgres({ dataDir: folder, settings, env, as: { user, database } });
};

/** A folder beside the server's own; PostgreSQL's account may write into one below it. */
const makeScratch = async (version: string): Promise<{ folder: string; data: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'cafeteria-verify-'));
  const account = findPostgresUser(['postgres']);
  const data = join(folder, `pg${version}`);
  const made = [data, `${data}.spaces`];
  for (const one of made) await mkdir(one, { mode: 0o700 });
  if (account) {
    await chmod(folder, 0o711);
    for (const one of made) await chown(one, account.uid, account.gid);
  }
  return { folder, data };
};

/**
 * Puts one back on trial into a folder of its own, with all that is archived of the log since; compares, counts, and
 * removes it.
 */
export const verifyOfServer = async (
  backup: Backup,
  identities: readonly string[],
  { pgbackrest, config }: { readonly pgbackrest: Pgbackrest; readonly config: Server },
): Promise<Verdict & { readonly label: string }> => {
  const { pictures, server } = await readFiles(backup, identities);
  if (!server)
    throw new Error(
      `${backup.name} has rows of its own: verify it without BACKUP_PGBACKREST_STANZA`,
    );
  const { version } = await pgbackrest.look();
  const { folder, data } = await makeScratch(version);
  try {
    await pgbackrest.putBack({ folder: data, label: server.label });
    const scratch = await startScratch(folder, config);
    const database = openDatabase({ connection: scratch.connection, max: 2 });
    try {
      const found = await countRows(database.pool, Object.keys(server.rows));
      for (const [table, count] of Object.entries(server.rows))
        if ((found[table] ?? 0) < count)
          throw new Error(
            `${server.label}: ${table} has ${found[table]} rows, and had ${count} when it was taken`,
          );
      return { ...(await judge(database, pictures)), label: server.label };
    } finally {
      await database.close();
      await scratch.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The newest that is not younger than a moment, and the next one: pictures of between are in that. */
const around = async (files: LargeFiles, to: Date): Promise<Backup[]> => {
  const names = (await listBackups(files)).toReversed();
  const next = names.findIndex((name) => Number(timeOf(name)) > Number(to));
  const [from, end] = next < 0 ? [names.length - 1, names.length] : [next - 1, next + 1];
  return names.slice(Math.max(0, from), end).map((name) => backupIn(files, name));
};

const isAnswering = async (config: Connected): Promise<boolean> => {
  const client = connectionOf(config);
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * Puts the server's folder back as of a moment, which is stopped and whose folder is empty, and pictures and the key
 * with it. PostgreSQL reads the log up to the moment when it is started.
 */
export const restoreServer = async (
  to: Date,
  identities: readonly string[],
  given: { pgbackrest: Pgbackrest; config: ServerConfig; files: LargeFiles },
): Promise<{ readonly pictures: number }> => {
  const { pgbackrest, config, files } = given;
  if (await isAnswering(config))
    throw new Error(
      'the PostgreSQL of DATABASE_URL answers: stop it (of a cluster all of them), move its folder away, ' +
        'and run this where the folder was',
    );
  const { backups } = await pgbackrest.look();
  if (!backups.some(({ endedAt }) => endedAt <= to))
    throw new Error(
      `pgBackRest has no backup of that time; its oldest ended at ${backups[0]?.endedAt.toISOString()}`,
    );
  const chosen = await around(files, to);
  // looked through first: with another key nothing is written
  for (const backup of chosen) await readFiles(backup, identities);
  await pgbackrest.putBack({ until: to });
  const pictures = new Set<string>();
  const { dataDir } = config;
  for (const backup of chosen) {
    const read = await readFiles(backup, identities, { dataDir, media: openMediaFiles(config) });
    for (const name of read.pictures) pictures.add(name);
  }
  return { pictures: pictures.size };
};

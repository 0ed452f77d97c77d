import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isTraversable, type PostgresUser } from './postgres-user.ts';

// sun_path holds 108 bytes with its closing zero
const longestSocket = 107;
export const socketPort = 5432;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The account that owns the data already in `dataDir`, if any. Root then runs PostgreSQL as that
 * account, so that the data stay in use.
 */
export const findDataOwner = (dataDir: string): PostgresUser | undefined => {
  const cluster = existsSync(dataDir)
    ? readdirSync(dataDir).find((name) => /^pg\d+$/.test(name))
    : undefined;
  if (!cluster) return undefined;
  const { uid, gid } = statSync(path.join(dataDir, cluster));
  return uid === 0 ? undefined : { uid, gid };
};

/**
 * Makes the folder of the installation and closes it to other accounts of the machine: logs, pictures and the key are
 * nobody else's. Where root runs PostgreSQL as another account, that one may pass through and see nothing.
 */
export const closeDataDir = (dataDir: string, isRoot: boolean): void => {
  mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const { uid, mode } = statSync(dataDir);
  const open = mode & (isRoot ? 0o066 : 0o077);
  if (open !== 0 && uid === process.getuid?.()) chmodSync(dataDir, mode & 0o777 & ~open);
};

/**
 * The folder for PostgreSQL: `dataDir`, or one below /var/lib named after it (linked from
 * `dataDir`) when the other user cannot reach that.
 */
export const findHome = (dataDir: string, user: PostgresUser | undefined): string => {
  if (!user || isTraversable(dataDir)) return dataDir;
  const home = path.join('/var/lib/cafeteria', hashOf(dataDir));
  mkdirSync(home, { recursive: true });
  chmodSync(path.dirname(home), 0o755);
  chmodSync(home, 0o755);
  const link = path.join(dataDir, 'postgres');
  if (!existsSync(link)) symlinkSync(home, link);
  return home;
};

/**
 * A private folder for the socket: below `home`, or a short one in the temporary folder when that
 * path is too long for a socket.
 */
export const findSocketDir = (home: string, user: PostgresUser | undefined): string => {
  const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= longestSocket;
  const short = `cafeteria-${hashOf(home)}`;
  const folder = [
    path.join(home, 'run'),
    path.join(tmpdir(), short),
    path.join('/tmp', short),
  ].find(fits);
  if (!folder) throw new Error('no folder is short enough for the socket of PostgreSQL');
  ownFolder(folder, user);
  return folder;
};

export const socketFile = (folder: string) => path.join(folder, `.s.PGSQL.${socketPort}`);

/** Creates the folder with mode 0700 for the user; throws when it exists and belongs to somebody else. */
export const ownFolder = (folder: string, user: PostgresUser | undefined): void => {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (made && user) chownSync(folder, user.uid, user.gid);
  const { uid, mode } = lstatSync(folder);
  const owner = user?.uid ?? process.getuid?.() ?? uid;
  if (uid !== owner || !lstatSync(folder).isDirectory())
    throw new Error(`${folder} belongs to somebody else (user ${uid})`);
  if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
};

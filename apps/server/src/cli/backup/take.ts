import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import * as z from 'zod/mini';
import { dumpDatabase, writeArchive } from '../../platform/backup/index.ts';
import {
  type FileStore,
  type LargeFiles,
  largeHalfLivesMs,
} from '../../platform/file-store/index.ts';
import { nameOf } from './names.ts';
import { keyFile } from './open.ts';

/** Originals only: what is made of them is made again. */
export const originals = 'original';

/** What a backup says of the one of pgBackRest that has its rows. */
export const ServerPart = z.object({
  label: z.string(),
  /** How many rows there were when it was begun, of tables that nobody takes a row away from. */
  rows: z.record(z.string(), z.int()),
});
export type ServerPart = z.output<typeof ServerPart>;

type Settings = {
  readonly pool: pg.Pool;
  readonly dataDir: string;
  /** Where pictures lie, be it elsewhere: a backup without them would not be one. */
  readonly media: FileStore;
  readonly backups: LargeFiles;
  /** Where a table lies in the clear until it is in the archive, which asks beforehand how large it is. */
  readonly folder: string;
  /** age recipients: who can open it. */
  readonly recipients: readonly string[];
  /** Whether the key that seals secrets in the database is taken along; one of the environment is kept elsewhere. */
  readonly hasOwnKey: boolean;
  /** Where pgBackRest has the rows: with which of its backups this one goes. */
  readonly server?: ServerPart;
};
type Taken = {
  readonly name: string;
  readonly size: number;
  readonly rows: number;
  readonly pictures: number;
};

const half = '.half-';
/** Removes what a process that was killed has left in the clear. */
const sweepFolder = async (folder: string): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(half))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - largeHalfLivesMs) await rm(join(folder, name), { recursive: true });
  }
};

type Add = Parameters<Parameters<typeof writeArchive>[2]>[0];
const dumpRows = (pool: pg.Pool, spool: string, add: Add) =>
  dumpDatabase(pool, {
    begin: (origin) => add('database.json', Buffer.from(JSON.stringify(origin))),
    table: async ({ name: table }, rows) => {
      const part = join(spool, 'table');
      await pipeline(rows, createGzip({ level: 4 }), createWriteStream(part, { mode: 0o600 }));
      await add(`database/${table}.gz`, part);
    },
  });

/**
 * One archive of everything that cannot be made again: the database as of one moment, the originals of pictures, the
 * key. Pictures come after the rows, so that each row's picture is there unless it was removed meanwhile.
 */
export const takeBackup = async ({
  pool,
  dataDir,
  media,
  backups,
  folder,
  recipients,
  hasOwnKey,
  server,
}: Settings): Promise<Taken> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepFolder(folder);
  // a place that lets nobody in says so here, before anything is read
  await backups.sweep();
  const name = nameOf(new Date());
  const spool = await mkdtemp(join(folder, half));
  let pictures = 0;
  let count = 0;
  let size = 0;
  try {
    size = await writeArchive({ files: backups, name }, recipients, async (add) => {
      const sums = server ? { rows: {}, server } : await dumpRows(pool, spool, add);
      for await (const path of media.list(originals)) {
        const bytes = await media.get(path);
        // removed meanwhile
        if (!bytes) continue;
        await add(`media/${path.slice(originals.length + 1)}`, bytes);
        pictures += 1;
      }
      if (hasOwnKey) await add('encryption.key', await readFile(keyFile(dataDir)));
      count = Object.values(sums.rows).reduce((sum, one) => sum + one, 0);
      return sums;
    });
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
  return { name, size, rows: count, pictures };
};

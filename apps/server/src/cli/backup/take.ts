import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { dumpDatabase, writeArchive } from '../../platform/backup/index.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { keyFile } from './open.ts';

/** `cafeteria-20261125T093011Z.backup`: by their names in order of time. */
const nameOf = (at: Date): string =>
  `cafeteria-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;
/** When a backup was begun, by its name; undefined of other files. */
export const timeOf = (name: string): Date | undefined => {
  const [, day = '', time = ''] = /^cafeteria-(\d{8})T(\d{6})Z\.backup$/.exec(name) ?? [];
  if (!day) return undefined;
  const [date, clock] = [day.replace(/(....)(..)/, '$1-$2-'), time.replace(/(..)(..)/, '$1:$2:')];
  return new Date(`${date}T${clock}Z`);
};

/** Those of a folder, the newest first. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => timeOf(name))
    .toSorted()
    .toReversed();

/** Originals only: what is made of them is made again. */
export const originals = 'original';

type Settings = {
  readonly pool: pg.Pool;
  readonly dataDir: string;
  /** Where pictures lie, be it elsewhere: a backup without them would not be one. */
  readonly media: FileStore;
  readonly folder: string;
  /** age recipients: who can open it. */
  readonly recipients: readonly string[];
  /** Whether the key that seals secrets in the database is taken along; one of the environment is kept elsewhere. */
  readonly hasOwnKey: boolean;
};
type Taken = { readonly file: string; readonly rows: number; readonly pictures: number };

/**
 * One archive of everything that cannot be made again: the database as of one moment, the originals of pictures, the
 * key. Pictures come after the rows, so that each row's picture is there unless it was removed meanwhile.
 */
export const takeBackup = async ({
  pool,
  dataDir,
  media,
  folder,
  recipients,
  hasOwnKey,
}: Settings): Promise<Taken> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, nameOf(new Date()));
  const spool = await mkdtemp(join(folder, '.half-'));
  let pictures = 0;
  let count = 0;
  try {
    await writeArchive(file, recipients, async (add) => {
      const sums = await dumpDatabase(pool, {
        begin: (origin) => add('database.json', Buffer.from(JSON.stringify(origin))),
        table: async ({ name }, rows) => {
          const part = join(spool, 'table');
          await pipeline(rows, createGzip({ level: 4 }), createWriteStream(part, { mode: 0o600 }));
          await add(`database/${name}.gz`, part);
        },
      });
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
  return { file, rows: count, pictures };
};

import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import * as z from 'zod/mini';
import { migrate } from '../../platform/migrations/index.ts';
import {
  type ArchiveFile,
  isUntouched,
  type Load,
  openLoad,
  readArchive,
  textOf,
} from '../../platform/backup/index.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { keyFile, migrations } from './open.ts';
import type { Backup } from './place.ts';
import { originals, ServerPart } from './take.ts';

const Origin = z.object({
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const Sums = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.string()),
});

type Files = { readonly dataDir: string; readonly media: FileStore };
/** Where files of a backup go; without `files` they are read and not kept. */
type Target = { readonly pool: pg.Pool; readonly files?: Files };
type Tools = { load?: Load; tables: z.output<typeof Origin>['tables']; pictures: Set<string> };

const swallow = async (bytes: Readable): Promise<void> => {
  for await (const _part of bytes);
};
const keep = async (file: string, bytes: Readable): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
};
/** A key that is there already is not written over: what it seals could not be opened any more. */
const keepKey = async (file: string, bytes: Readable): Promise<void> => {
  const key = await textOf(bytes);
  const existingKey = await readFile(file, 'utf8').catch(() => undefined);
  if (existingKey !== undefined && existingKey !== key)
    throw new Error(`${file} is another key already`);
  if (existingKey === undefined) await keep(file, Readable.from([key]));
};

const takeTable = async ({ load, tables }: Tools, name: string, bytes: Readable) => {
  const table = tables.find((one) => `database/${one.name}.gz` === name);
  if (!load || !table) throw new Error(`${name} is no table of it`);
  const rows = createGunzip();
  await Promise.all([pipeline(bytes, rows), load.table(table, rows)]);
};

const takePicture = async (
  pictures: Set<string>,
  name: string,
  bytes: Readable,
  media: FileStore | undefined,
): Promise<void> => {
  const path = name.slice('media/'.length);
  pictures.add(path.split('/').at(-1) ?? '');
  if (!media) return swallow(bytes);
  // our own archive; what somebody else has made of it stays in its folder all the same
  if (normalize(path) !== path || path.startsWith('..'))
    throw new Error(`${name} lies outside its folder`);
  return media.put(`${originals}/${path}`, await buffer(bytes));
};

/** What is no row. */
const takeFile = async (
  { name, bytes }: ArchiveFile,
  { pictures, files }: Pick<Tools, 'pictures'> & Pick<Target, 'files'>,
): Promise<void> => {
  if (name.startsWith('media/')) await takePicture(pictures, name, bytes, files?.media);
  else if (name === 'encryption.key' && files) await keepKey(keyFile(files.dataDir), bytes);
  else await swallow(bytes);
};

/**
 * Fills an untouched database, and a folder, with what a backup holds. The database is as it was or not there at all.
 * @returns the names of the pictures it holds
 */
export const putBack = async (
  { read }: Pick<Backup, 'read'>,
  identities: readonly string[],
  { pool, files }: Target,
): Promise<ReadonlySet<string>> => {
  if (!(await isUntouched(pool)))
    throw new Error('somebody has used this database already: a backup goes into a new one');
  // looked through first: what is damaged or cut off leaves the database as new as it was
  const looked = await readArchive(read(), identities, ({ bytes }) => swallow(bytes));
  if (looked.server !== undefined)
    throw new Error('pgBackRest has the rows of this one: npm run restore -- --to <time>');
  const tools: Tools = { tables: [], pictures: new Set() };
  try {
    const list = await readArchive(read(), identities, async (file) => {
      const { name, bytes } = file;
      if (name === 'database.json') {
        const origin = Origin.parse(JSON.parse(await textOf(bytes)));
        await migrate(pool, migrations, { only: origin.migrations });
        tools.tables = origin.tables;
        tools.load = await openLoad(pool);
      } else if (name.startsWith('database/')) await takeTable(tools, name, bytes);
      else await takeFile(file, { pictures: tools.pictures, ...(files && { files }) });
    });
    await tools.load?.finish(Sums.parse(list));
  } finally {
    tools.load?.close();
  }
  return tools.pictures;
};

/**
 * Reads what of one is no row, and keeps it where it is told to.
 * @returns the names of its pictures, and with which backup of pgBackRest it goes where that has its rows
 */
export const readFiles = async (
  { read }: Pick<Backup, 'read'>,
  identities: readonly string[],
  files?: Files,
): Promise<{
  readonly pictures: ReadonlySet<string>;
  readonly server: ServerPart | undefined;
}> => {
  const pictures = new Set<string>();
  const list = await readArchive(read(), identities, (file) =>
    takeFile(file, { pictures, ...(files && { files }) }),
  );
  return { pictures, server: ServerPart.safeParse(list.server).data };
};

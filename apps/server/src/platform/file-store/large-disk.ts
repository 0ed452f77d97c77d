import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type LargeFiles, largeHalfLivesMs } from './large.ts';

const half = '.half';

/** Large files in a folder of this machine. */
export const createLargeDisk = (folder: string): LargeFiles => ({
  place: folder,
  list: async () => (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith(half)),
  write: async (name, bytes) => {
    const file = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await pipeline(bytes, createWriteStream(`${file}${half}`, { mode: 0o600 }));
      const handle = await open(`${file}${half}`, 'r+');
      await handle.sync().finally(() => handle.close());
      await rename(`${file}${half}`, file);
      return (await stat(file)).size;
    } finally {
      await rm(`${file}${half}`, { force: true });
    }
  },
  read: (name) => createReadStream(join(folder, name)),
  remove: (name) => rm(join(folder, name)),
  sweep: async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
      if (name.endsWith(half) && mtimeMs < Date.now() - largeHalfLivesMs)
        await rm(join(folder, name), { force: true });
    }
  },
});

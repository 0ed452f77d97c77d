import { Readable } from 'node:stream';
import { type LargeFiles, largeHalfLivesMs } from './large.ts';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { listKeys } from './s3-list.ts';
import { createS3Uploads } from './s3-upload.ts';
import { FilesAway } from './store.ts';

/** What is on its way at a time. S3 takes ten thousand pieces: 78 GB; all of one size, which some stores insist on. */
const pieceBytes = 8 * 1_048_576;
/** Nobody waits for it: a slow line has time. */
const patience = { patienceMs: 300_000, tries: 6, asksTheSilentAgain: true };

/** Files as objects of a bucket below a folder of it, sent and fetched in pieces. */
export const createLargeS3 = (
  settings: S3Settings,
  folder: string,
  size = pieceBytes,
): LargeFiles => {
  const client = createS3Client(settings, patience);
  const uploads = createS3Uploads(client, size);
  const place = `${settings.url}/${folder}`;
  const keyOf = (name: string): string => `${folder}/${name}`;
  const pieces = async function* (name: string): AsyncGenerator<Buffer> {
    let whole = size;
    for (let at = 0; at < whole; at += size) {
      const headers = { range: `bytes=${at}-${at + size - 1}` };
      const found = await client.ask('GET', { key: keyOf(name), headers });
      if (!found) throw new FilesAway(`${place}/${name}: there is no such file`);
      whole = Number(/\/(\d+)$/.exec(found.headers.get('content-range') ?? '')?.[1]);
      if (found.status !== 206 || !whole)
        throw new FilesAway(`${place}/${name}: the bucket gives no pieces of files`);
      yield found.bytes;
    }
  };
  return {
    place,
    list: async () => {
      const names: string[] = [];
      for await (const key of listKeys(client, keyOf(''))) names.push(key.slice(folder.length + 1));
      return names;
    },
    write: (name, bytes) => uploads.write(keyOf(name), bytes),
    read: (name) => Readable.from(pieces(name), { objectMode: false }),
    remove: async (name) => void (await client.ask('DELETE', { key: keyOf(name) })),
    sweep: () => uploads.sweep(keyOf(''), Date.now() - largeHalfLivesMs),
  };
};

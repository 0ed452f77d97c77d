import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createDiskStore,
  createS3Store,
  type FileStore,
  sha256Of,
} from '../../platform/file-store/index.ts';
import { startS3 } from '../../platform/file-store/testing/s3-server.ts';
import { originalPath } from '../../platform/media-store/index.ts';
import { moveMedia } from './move-media.ts';

const root = mkdtempSync(join(tmpdir(), 'cafeteria-move-'));
let s3: Awaited<ReturnType<typeof startS3>>;
let disk: FileStore;
let bucket: FileStore;
let hashes: Map<string, string>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});
const pictures = Array.from({ length: 20 }, (_, at) => ({
  uuid: `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`,
  bytes: Buffer.from(`picture ${at}`),
}));
beforeEach(async () => {
  s3.objects.clear();
  disk = createDiskStore(mkdtempSync(join(root, 'disk-')));
  bucket = createS3Store(s3.settings, 'media');
  hashes = new Map(pictures.map(({ uuid, bytes }) => [uuid, sha256Of(bytes)]));
  for (const { uuid, bytes } of pictures) await disk.put(originalPath(uuid), bytes);
});
const move = (from: FileStore, to: FileStore, isRemoved = false) =>
  moveMedia({ from, to, hashes: async () => hashes, isRemoved, tell: () => {} });
const countOf = async (store: FileStore, folder: string): Promise<number> =>
  (await Array.fromAsync(store.list(folder))).length;

it('every picture is there afterwards, with what was made of it, and comes back the same', async () => {
  const made = `derived/00/${pictures[0]?.uuid}/128-whole.webp`;
  await disk.put(made, Buffer.from('small'));
  expect(await move(disk, bucket)).toMatchObject({
    copied: 20,
    alreadyThere: 0,
    derived: 1,
    removed: 0,
  });
  expect(await countOf(disk, 'original')).toBe(20);
  const other = createDiskStore(mkdtempSync(join(root, 'back-')));
  expect(await move(bucket, other, true)).toMatchObject({ copied: 20, derived: 1, removed: 20 });
  for (const { uuid, bytes } of pictures)
    expect(await other.get(originalPath(uuid))).toEqual(bytes);
  expect(String(await other.get(made))).toBe('small');
  expect(s3.objects.size).toBe(0);
});
it('what was cut off goes on where it was, and what is there is removed only when told', async () => {
  const [first, second] = pictures;
  await bucket.put(originalPath(first?.uuid ?? ''), first?.bytes ?? Buffer.of());
  // half a file of somebody else's making
  await bucket.put(originalPath(second?.uuid ?? ''), Buffer.from('pict'));
  expect(await move(disk, bucket)).toMatchObject({ copied: 19, alreadyThere: 1, removed: 0 });
  expect(await move(disk, bucket, true)).toMatchObject({
    copied: 0,
    alreadyThere: 20,
    removed: 20,
  });
  expect(await countOf(disk, 'original')).toBe(0);
  expect(await move(disk, bucket, true)).toMatchObject({
    alreadyThere: 20,
    removed: 0,
    missing: [],
  });
});
it('what is damaged or missing is named, and nothing of it is removed or written over', async () => {
  const [damaged = '', missing = ''] = hashes.keys();
  await disk.put(originalPath(damaged), Buffer.from('other'));
  await disk.remove(originalPath(missing));
  expect(await move(disk, bucket, true)).toMatchObject({
    copied: 18,
    missing: [missing],
    damaged: [damaged],
  });
  expect(String(await disk.get(originalPath(damaged)))).toBe('other');
  expect(await bucket.get(originalPath(damaged))).toBeUndefined();
});
it('a picture removed meanwhile does not stay behind', async () => {
  const [gone = ''] = hashes.keys();
  let isBegun = false;
  const moved = await moveMedia({
    from: disk,
    to: bucket,
    isRemoved: false,
    tell: () => {},
    hashes: async () => {
      const now = new Map(hashes);
      if (isBegun) now.delete(gone);
      isBegun = true;
      return now;
    },
  });
  expect(moved.missing).toEqual([]);
  expect(await bucket.get(originalPath(gone))).toBeUndefined();
});

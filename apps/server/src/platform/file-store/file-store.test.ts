import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  withFallback,
  createDiskStore,
  createS3Store,
  FileDamaged,
  FilesAway,
  sha256Of,
} from './index.ts';
import type { FileStore } from './index.ts';
import { startS3 } from './testing/s3-server.ts';

const root = mkdtempSync(join(tmpdir(), 'cafeteria-files-'));
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(s3.reset);
const all = async (paths: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const path of paths) found.push(path);
  return found.toSorted();
};
const picture = Buffer.from([0, 255, 128, 10, 13]);

describe.each<[string, () => FileStore]>([
  ['the disk', () => createDiskStore(mkdtempSync(join(root, 'disk-')))],
  ['S3', () => createS3Store(s3.settings, 'media')],
  [
    'S3 with a disk beside it',
    () =>
      withFallback(
        createS3Store(s3.settings, 'media'),
        createDiskStore(mkdtempSync(join(root, 'old-'))),
      ),
  ],
])('files on %s', (_where, open) => {
  it('come back as they were written, with their hash, until they are removed', async () => {
    const store = open();
    await store.put('original/ab/one', picture);
    expect(await store.get('original/ab/one')).toEqual(picture);
    expect(await store.hashOf('original/ab/one')).toBe(sha256Of(picture));
    await store.remove('original/ab/one');
    await store.remove('original/ab/one');
    expect(await store.get('original/ab/one')).toBeUndefined();
    expect(await store.hashOf('original/ab/one')).toBeUndefined();
  });
  it('are written over whole', async () => {
    const store = open();
    await store.put('original/ab/one', picture);
    await store.put('original/ab/one', Buffer.from('x'));
    expect(String(await store.get('original/ab/one'))).toBe('x');
  });
  it('are listed by folder, however many, and removed by folder', async () => {
    const store = open();
    const made = Array.from({ length: 8 }, (_, at) => `derived/ab/abc/${at}-whole.webp`);
    for (const path of [...made, 'derived/ab/abcd/0.webp', 'original/ab/abc'])
      await store.put(path, picture);
    expect(await all(store.list('derived'))).toEqual([...made, 'derived/ab/abcd/0.webp']);
    await store.removeFolder('derived/ab/abc');
    expect(await all(store.list('derived'))).toEqual(['derived/ab/abcd/0.webp']);
    expect(await all(store.list('nothing'))).toEqual([]);
  });
  it('written from a part of a larger buffer are that part', async () => {
    const store = open();
    await store.put('original/ab/one', Buffer.from('abcdef').subarray(2, 4));
    expect(String(await store.get('original/ab/one'))).toBe('cd');
  });
});

describe('S3', () => {
  const store = (changed: Partial<typeof s3.settings> = {}): FileStore =>
    createS3Store({ ...s3.settings, ...changed }, 'media');

  it('that is slow for a moment is asked again', async () => {
    await store().put('one', picture);
    s3.state.failing = 2;
    expect(await store().get('one')).toEqual(picture);
  });
  it('that stays away is no picture that is missing', async () => {
    s3.state.failing = 100;
    await expect(store().get('one')).rejects.toThrow(FilesAway);
    await expect(store().get('one')).rejects.toThrow('503 SlowDown');
  });
  it.each([
    ['with a wrong secret', { secret: 'x' }, '403 SignatureDoesNotMatch'],
    ['with a key nobody knows', { keyId: 'x' }, '403 InvalidAccessKeyId'],
    ['of another region', { region: 'us-east-1' }, '403 InvalidAccessKeyId'],
    ['where nothing answers', { url: 'http://127.0.0.1:59999/pictures' }, 'ECONNREFUSED'],
  ])('%s is away, and why is said', async (_what, changed, why) => {
    await expect(store(changed).get('one')).rejects.toThrow(why);
    await expect(store(changed).put('one', picture)).rejects.toThrow(FilesAway);
  });
  it('without the bucket is away', async () => {
    const url = s3.settings.url.replace('pictures', 'elsewhere');
    await expect(store({ url }).get('one')).rejects.toThrow('404 NoSuchBucket');
    await expect(store({ url }).put('one', picture)).rejects.toThrow(FilesAway);
    await expect(all(store({ url }).list('original'))).rejects.toThrow('404 NoSuchBucket');
  });
  it('that gives something else than was written is not believed', async () => {
    await store().put('one', picture);
    const meta = s3.objects.get('media/one')?.meta;
    s3.objects.set('media/one', { bytes: Buffer.from('other'), meta });
    await expect(store().get('one')).rejects.toThrow(FileDamaged);
  });
  it('has a hash of what somebody else has put there', async () => {
    s3.objects.set('media/one', { bytes: picture, meta: undefined });
    expect(await store().hashOf('one')).toBe(sha256Of(picture));
  });
});

describe('a disk', () => {
  it('that cannot be read or written is away, which a missing file is not', async () => {
    const folder = mkdtempSync(join(root, 'bad-'));
    writeFileSync(join(folder, 'original'), 'a file where a folder should be');
    const store = createDiskStore(folder);
    await expect(store.put('original/ab/one', picture)).rejects.toThrow(FilesAway);
    await expect(store.get('original/ab/one')).rejects.toThrow(FilesAway);
    expect(await store.get('elsewhere/one')).toBeUndefined();
  });
});

describe('a store beside another', () => {
  it('finds what still lies there, writes here, and removes from both', async () => {
    const folder = mkdtempSync(join(root, 'left-'));
    const disk = createDiskStore(folder);
    await disk.put('original/ab/old', picture);
    const both = withFallback(createS3Store(s3.settings, 'media'), disk);
    await both.put('original/ab/new', picture);
    expect(await both.get('original/ab/old')).toEqual(picture);
    expect([...s3.objects.keys()]).toEqual(['media/original/ab/new']);
    expect(await all(both.list('original'))).toEqual(['original/ab/new', 'original/ab/old']);
    s3.state.failing = 3;
    expect(await both.get('original/ab/old')).toEqual(
      readFileSync(join(folder, 'original/ab/old')),
    );
    s3.state.failing = 3;
    await expect(both.get('original/ab/none')).rejects.toThrow(FilesAway);
    await both.remove('original/ab/old');
    expect(await disk.get('original/ab/old')).toBeUndefined();
  });
});

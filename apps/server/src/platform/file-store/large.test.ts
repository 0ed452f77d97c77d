import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLargeDisk, createLargeS3, FilesAway, type LargeFiles } from './index.ts';
import { startS3 } from './testing/s3-server.ts';

const root = mkdtempSync(join(tmpdir(), 'cafeteria-large-'));
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(s3.reset);
const piece = 1_000;
const inBucket = (): LargeFiles => createLargeS3(s3.settings, 'backup', piece);
const bytes = randomBytes(3 * piece + 456);
/** In parts that fit no piece. */
const parts = (of: Buffer = bytes): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(of.length / 700) }, (_, at) =>
      of.subarray(at * 700, at * 700 + 700),
    ),
    { objectMode: false },
  );
const breaksOff = (): Readable =>
  Readable.from(
    (async function* () {
      yield bytes.subarray(0, 2 * piece);
      throw new Error('the database has gone');
    })(),
    { objectMode: false },
  );
const countOf = (sign: RegExp): number => s3.state.requests.filter((one) => sign.test(one)).length;

describe.each<[string, () => LargeFiles]>([
  ['a folder', () => createLargeDisk(mkdtempSync(join(root, 'disk-')))],
  ['a bucket', inBucket],
])('large files in %s', (_where, open) => {
  it.each([
    ['in several pieces', bytes],
    ['of just two pieces', bytes.subarray(0, 2 * piece)],
    ['of less than one', bytes.subarray(0, 5)],
  ])('come back as they were written, %s, until they are removed', async (_what, written) => {
    const files = open();
    expect(await files.list()).toEqual([]);
    expect(await files.write('one', parts(written))).toBe(written.length);
    expect(await files.list()).toEqual(['one']);
    const found = await buffer(files.read('one'));
    expect(createHash('sha256').update(found).digest('hex')).toBe(
      createHash('sha256').update(written).digest('hex'),
    );
    await files.remove('one');
    expect(await files.list()).toEqual([]);
  });
  it('whose bytes break off leave nothing', async () => {
    const files = open();
    await expect(files.write('one', breaksOff())).rejects.toThrow('the database has gone');
    expect(await files.list()).toEqual([]);
    expect(s3.uploads.size).toBe(0);
  });
  it('that are not there are no empty ones', async () => {
    await expect(buffer(open().read('none'))).rejects.toThrow(/no such file/);
  });
});

describe('a bucket', () => {
  it('is sent one piece at a time, and fetched so', async () => {
    const files = inBucket();
    await files.write('one', parts());
    expect(countOf(/^PUT .*partNumber=/)).toBe(4);
    await buffer(files.read('one'));
    expect(countOf(/^GET /)).toBe(4);
  });
  it('that is slow for a moment is asked again', async () => {
    const files = inBucket();
    s3.state.failing = 2;
    await files.write('one', parts());
    s3.state.failing = 2;
    expect((await buffer(files.read('one'))).equals(bytes)).toBe(true);
  });
  it('that is lost in the middle has no file, and no half of one once it is back', async () => {
    const files = inBucket();
    s3.state.refuses = (request) => request.includes('partNumber=3');
    await expect(files.write('one', parts())).rejects.toThrow('503 SlowDown');
    expect(await files.list()).toEqual([]);
    expect(s3.uploads.size).toBe(0);
  }, 20_000);
  it('whose last answer was lost has the file all the same', async () => {
    const files = inBucket();
    let attempts = 0;
    const completes = /^POST .*uploadId=/;
    s3.state.refuses = (what) => {
      if (!completes.test(what)) return false;
      attempts += 1;
      // it was done, and said so to nobody: the second time there is no such upload
      if (attempts === 1) {
        s3.objects.set('backup/one', { bytes, meta: undefined });
        s3.uploads.clear();
      }
      return attempts === 1;
    };
    expect(await files.write('one', parts())).toBe(bytes.length);
  });
  it('is swept of what somebody left half sent a day ago, not of what is being sent', async () => {
    const files = inBucket();
    const half = { pieces: new Map([[1, bytes]]) };
    const yesterday = new Date(Date.now() - 86_400_000);
    s3.uploads.set('old', { ...half, key: 'backup/old', begun: yesterday });
    s3.uploads.set('new', { ...half, key: 'backup/new', begun: new Date() });
    s3.uploads.set('else', { ...half, key: 'elsewhere/old', begun: yesterday });
    expect(await files.list()).toEqual([]);
    await files.sweep();
    expect([...s3.uploads.keys()]).toEqual(['new', 'else']);
  });
  it.each([
    ['with a wrong secret', { secret: 'x' }, '403 SignatureDoesNotMatch'],
    ['with a key nobody knows', { keyId: 'x' }, '403 InvalidAccessKeyId'],
  ])('%s lets nobody in, and says so in one line', async (_what, changed, why) => {
    const files = createLargeS3({ ...s3.settings, ...changed }, 'backup', piece);
    // one after the other: a refusal nobody waits for yet ends the run
    const asks: readonly (() => Promise<unknown>)[] = [
      () => files.sweep(),
      () => files.list(),
      () => files.write('one', parts()),
      () => buffer(files.read('one')),
    ];
    for (const ask of asks) {
      const error: unknown = await ask().then(
        () => undefined,
        (failed: unknown) => failed,
      );
      expect(error).toBeInstanceOf(FilesAway);
      expect(String(error)).toMatch(new RegExp(`^Error: .*: ${why}$`));
    }
  });
});

it('a folder is swept of what a process that was killed has left a day ago', async () => {
  const folder = mkdtempSync(join(root, 'swept-'));
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of ['old.half', 'new.half', 'old']) writeFileSync(join(folder, name), 'x');
  for (const name of ['old.half', 'old']) utimesSync(join(folder, name), yesterday, yesterday);
  const files = createLargeDisk(folder);
  expect(await files.list()).toEqual(['old']);
  await files.sweep();
  expect(readdirSync(folder).toSorted()).toEqual(['new.half', 'old']);
});

import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from '../file-store/index.ts';
import { createMediaStore } from './index.ts';
import { createPictureWorkers } from './picture-workers.ts';

const closers: (() => void)[] = [];
const workersWith = (settings: Partial<Parameters<typeof createPictureWorkers>[0]>) => {
  const workers = createPictureWorkers({ lanes: 1, ...settings });
  closers.push(workers.close);
  return workers;
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cafeteria-media-'));
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#1f5a46' },
})
  .png()
  .toBuffer();
const whole = { size: 20, format: 'webp', crop: undefined } as const;
const uses = (level: number): string => `<use href="#g${level}"/>`.repeat(10);
const burning = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="g0"><rect/></g>${Array.from(
    { length: 31 },
    (_, level) => `<g id="g${level + 1}">${uses(level)}</g>`,
  ).join('')}</svg>`,
);

describe('pictures made apart from the threads that serve people', () => {
  it('are read and made', async () => {
    const workers = workersWith({});
    expect(await workers.read(picture, 'PNG')).toMatchObject({ width: 40, height: 20 });
    const made = await workers.make(picture, false, whole);
    expect(await sharp(made).metadata()).toMatchObject({ width: 20, format: 'webp' });
  });

  it('are refused by their copies before anybody draws them', async () =>
    expect(await workersWith({}).read(burning, 'SVG')).toEqual({ problem: 'tooComplex' }));

  it('end when they take too long, and the next one is made', { timeout: 90_000 }, async () => {
    const workers = workersWith({ patienceMs: 6_000 });
    await expect(workers.make(burning, true, whole)).rejects.toThrow();
    expect(await workersWith({}).make(picture, false, whole)).toBeInstanceOf(Buffer);
    // on a machine that is busy enough, a picture takes too long as well: the next one, then
    await expect
      .poll(() => workers.make(picture, false, whole).catch((error: unknown) => error), {
        timeout: 60_000,
      })
      .toBeInstanceOf(Buffer);
  });

  it('go on after one that is none', async () => {
    const workers = workersWith({});
    await expect(workers.make(Buffer.from('none'), false, whole)).rejects.toThrow();
    expect(await workers.make(picture, false, whole)).toBeInstanceOf(Buffer);
  });

  it('wait in a queue that refuses at once when it is full', async () => {
    const workers = workersWith({ maxWaiting: 1 });
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => workers.make(picture, false, whole)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({
      reason: { globalErrors: [{ messageKey: 'common.error.busy' }] },
    });
  });
});

describe('files of pictures', () => {
  const storeOf = (log: (message: string) => void = () => {}) => {
    const store = createMediaStore({
      files: createDiskStore(folder),
      cores: 2,
      log,
      hashOf: async () => undefined,
    });
    closers.push(store.close);
    return store;
  };

  it('that cannot be written keep nobody from a picture that is ready', async () => {
    const messages: string[] = [];
    const store = storeOf((message) => messages.push(message));
    await store.putOriginal('ab-1', picture);
    // a file stands where the folder should be: nothing can be written there
    rmSync(join(folder, 'half'), { recursive: true });
    writeFileSync(join(folder, 'half'), '');
    expect(await store.get('ab-1', whole, false)).toBeInstanceOf(Buffer);
    expect(await store.get('ab-1', whole, false)).toBeInstanceOf(Buffer);
    expect(messages).toHaveLength(1);
  });

  it('half written are removed when they cannot be finished', async () => {
    const store = storeOf();
    await mkdir(join(folder, 'original', 'ab', 'ab-2'), { recursive: true });
    // a folder stands in the place of the file
    writeFileSync(join(folder, 'original', 'ab', 'ab-2', 'x'), '');
    await expect(store.putOriginal('ab-2', picture)).rejects.toThrow();
    expect(readdirSync(join(folder, 'half'))).toEqual([]);
  });

  it('half written by a process that was killed are swept away, those being written are not', async () => {
    const store = storeOf();
    await store.putOriginal('ab-3', picture);
    for (const [name, age] of [
      ['old', 3_600],
      ['new', 0],
    ] as const) {
      const file = join(folder, 'half', name);
      writeFileSync(file, '');
      const at = Date.now() / 1_000 - age;
      utimesSync(file, at, at);
    }
    await store.sweep();
    expect(readdirSync(join(folder, 'half'))).toEqual(['new']);
  });
});

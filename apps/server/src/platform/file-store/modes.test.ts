import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDiskStore } from './index.ts';

const root = mkdtempSync(join(tmpdir(), 'cafeteria-modes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('files are read by nobody else on the machine, whatever the folder was before', async () => {
  const folder = join(root, 'media');
  mkdirSync(folder, { mode: 0o755 });
  chmodSync(folder, 0o755);
  const store = createDiskStore(folder);
  await store.put('original/0a/0a0a', Buffer.from('x'));
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .map((found) => [found.isDirectory(), found.mode & 0o777]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(modes.length).toBeGreaterThan(2);
  for (const [isFolder, mode] of modes) expect(mode).toBe(isFolder ? 0o700 : 0o600);
});

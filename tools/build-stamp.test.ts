import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceStamp } from './build-stamp.mjs';

const parent = mkdtempSync(path.join(tmpdir(), 'stamp-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const built = path.join(parent, 'built');
mkdirSync(path.join(built, 'packages/ui'), { recursive: true });
writeFileSync(path.join(built, 'packages/ui/button.ts'), 'export {};');

test('a folder that was built is still built where it was copied or moved to', () => {
  const before = sourceStamp(built);
  const copy = path.join(parent, 'copy');
  execFileSync('cp', ['-a', built, copy]);
  expect(sourceStamp(copy)).toBe(before);
  const moved = path.join(parent, 'moved');
  renameSync(copy, moved);
  expect(sourceStamp(moved)).toBe(before);
});

test('a source that is another one, or stands elsewhere in the folder, is built again', () => {
  const before = sourceStamp(built);
  writeFileSync(path.join(built, 'packages/ui/button.ts'), 'export { };');
  const changed = sourceStamp(built);
  renameSync(path.join(built, 'packages/ui/button.ts'), path.join(built, 'packages/ui/link.ts'));
  expect(new Set([before, changed, sourceStamp(built)]).size).toBe(3);
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staleFiles } from './generated.mjs';

const root = path.join(import.meta.dirname, '..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-generated-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => path.join(folder, name);
const plant = (): Map<string, string> => {
  writeFileSync(at('same.gen.ts'), 'same');
  writeFileSync(at('old.gen.ts'), 'old');
  writeFileSync(at('gone.gen.ts'), 'nobody makes it any more');
  writeFileSync(at('index.ts'), 'by hand');
  return new Map([
    [at('same.gen.ts'), 'same'],
    [at('old.gen.ts'), 'new'],
    [at('missing.gen.ts'), 'missing'],
  ]);
};
const planted = ['old.gen.ts', 'missing.gen.ts', 'gone.gen.ts'];

describe('a file that is made from others', () => {
  it('is refused when it is older, missing, or made by nobody any more; nothing is written', () => {
    const stale = staleFiles(plant(), { isCompared: true, folder, ending: '.gen.ts' });
    expect(stale).toEqual(planted.map(at));
    expect(readFileSync(at('old.gen.ts'), 'utf8')).toBe('old');
    expect([existsSync(at('missing.gen.ts')), existsSync(at('gone.gen.ts'))]).toEqual([
      false,
      true,
    ]);
  });
  it('is made, and then nothing is refused', () => {
    const files = plant();
    const options = { folder, ending: '.gen.ts' };
    expect(staleFiles(files, { isCompared: false, ...options })).toEqual(planted.map(at));
    expect(staleFiles(files, { isCompared: true, ...options })).toEqual([]);
    expect(readFileSync(at('index.ts'), 'utf8')).toBe('by hand');
  });
});

/** The steps of `npm run check` that compare. */
const compared = [
  ...readFileSync(path.join(root, 'tools/check.mjs'), 'utf8').matchAll(
    /'([\w./-]+)', \['--check'\]/g,
  ),
].map(([, file = '']) => file);
it('is compared by one function in every step of the check', () => {
  expect(compared).toHaveLength(3);
  const texts = compared.map((file) => readFileSync(path.join(root, file), 'utf8'));
  expect(texts.filter((text) => !text.includes('writeOrCheck('))).toEqual([]);
});
it('makes its tool fail', () => {
  const file = at('planted.mjs');
  writeFileSync(
    file,
    `import { writeOrCheck } from ${JSON.stringify(path.join(root, 'tools/generated.mjs'))};
     writeOrCheck(new Map([[${JSON.stringify(at('a.gen.ts'))}, 'a']]), 'npm run planted');`,
  );
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [file, ...args], { stdio: 'pipe' });
  expect(() => run('--check')).toThrow(expect.objectContaining({ status: 1 }));
  run();
  run('--check');
});

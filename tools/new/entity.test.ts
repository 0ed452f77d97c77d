import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const house = mkdtempSync(path.join(tmpdir(), 'cafeteria-new-'));
afterAll(() => rmSync(house, { recursive: true }));

const isCopied = (file: string): boolean => !/\/(?:node_modules|dist)$|\.test\.tsx?$/.test(file);
/** Another house with this one's sources, so that nothing is made in this one; what is installed is this one's. */
const buildHouse = (): void => {
  for (const folder of ['packages', 'apps', 'tools'])
    cpSync(path.join(root, folder), path.join(house, folder), {
      recursive: true,
      filter: isCopied,
    });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json', '.oxfmtrc.json'])
    cpSync(path.join(root, file), path.join(house, file));
  const own = path.join(house, 'node_modules/@cafeteria');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@cafeteria')
      symlinkSync(path.join(root, 'node_modules', name), path.join(house, 'node_modules', name));
  symlinkSync(
    path.join(root, 'apps/server/node_modules'),
    path.join(house, 'apps/server/node_modules'),
  );
  for (const name of ['contract', 'i18n', 'ui'])
    symlinkSync(path.join(house, 'packages', name), path.join(own, name));
};
const run = (args: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
};
/** What the compiler says of some files, of all they are made of and of what is declared for all. */
const compile = (project: string, files: readonly string[]): string => {
  const config = path.join(house, project, 'tsconfig.new.json');
  writeFileSync(
    config,
    JSON.stringify({ extends: './tsconfig.json', include: ['src/**/*.d.ts'], files }),
  );
  return run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', config]);
};

describe('an entity from the templates', { timeout: 600_000 }, () => {
  beforeAll(() => {
    buildHouse();
    const made = run(['tools/new.mjs', 'holiday-hint', '--area', 'content', '--only-files']);
    expect(made).toContain('apps/web/src/admin/content/holiday-hint/holiday-hint.admin.tsx');
    expect(run(['tools/gen-routes.mjs']) + run(['tools/gen-tables.mjs'])).toBe('');
  }, 600_000);
  it('compiles on the server, where it is registered', () =>
    expect(
      compile('apps/server', [
        'src/handlers.ts',
        'src/tables.ts',
        'src/test/admin-resources.ts',
        'src/test/global-setup.ts',
      ]),
    ).toBe(''));
  it('compiles in the administration, where it is registered', () =>
    expect(compile('apps/web', ['src/admin/resources.ts'])).toBe(''));
  it('from a template that the house has left behind does not compile', () => {
    const file = path.join(house, 'packages/contract/src/content/holiday-hint.ts');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('../values/text.ts', '../parts/text.ts'),
    );
    expect(compile('apps/server', ['src/content/holiday-hint/index.ts'])).toContain(
      'parts/text.ts',
    );
  });
});

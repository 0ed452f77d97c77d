import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
/** The commands of operators by the tool that begins each: `npm run doctor` is `tools/doctor.mjs`. */
const commands = readdirSync(join(root, 'tools'))
  .filter((file) => file.endsWith('.mjs'))
  .flatMap((file) => {
    const [, main] =
      /become\(findNode\(\), \['(apps\/server\/src\/cli\/[^']+)', \.\.\.process\.argv/.exec(
        readFileSync(join(root, 'tools', file), 'utf8'),
      ) ?? [];
    return main ? [[file.replace('.mjs', ''), main] as const] : [];
  });
const run = (main: string, ...given: string[]) =>
  spawnSync(process.execPath, [join(root, main), ...given], { encoding: 'utf8', cwd: root });

it('the commands are found by what begins them', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['backup', 'restore', 'doctor', 'rekey', 'till']),
  );
});

it(
  'a command that is asked for help says how it is used, and does nothing',
  { timeout: 120_000 },
  () => {
    const { status, stdout, stderr } = run('apps/server/src/cli/rekey.ts', '--help');
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'usage: npm run rekey\n',
      stderr: '',
    });
  },
);

it.each(commands)(
  'npm run %s says so where something stands behind it that it does not have',
  { timeout: 120_000 },
  (name, main) => {
    const { status, stdout, stderr } = run(main, '--nonsense');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Unknown option '--nonsense'\n/);
    expect(stderr).toContain(`npm run ${name}`);
    expect(stderr).not.toContain('    at ');
  },
);

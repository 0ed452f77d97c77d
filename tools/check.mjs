// npm run check: everything a machine can say without a browser.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testsSince } from './changed.mjs';
import { ensureInstalled } from './install.mjs';
import { bin, main, root, run, runNode } from './node.mjs';
import { runSteps } from './steps.mjs';

const projects = [
  '.',
  ...['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ),
  'e2e',
  'bench',
  'apps/web/service-worker',
].filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
const ownChecks = readdirSync(path.join(root, 'tools')).filter((name) =>
  /^check-.*\.mjs$/.test(name),
);
const optional = (name, file, args = []) =>
  existsSync(path.join(root, file))
    ? [{ name, run: () => runNode([file, ...args], { quiet: true }) }]
    : [];
const argumentAfter = (name) => {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
};
/** Where the names of what failed are written, for a run of which this is one step. */
const reportFile = argumentAfter('--report');
const isOfChange = process.argv.includes('--changed');
/** Which tests are run besides: those of rules; with `--changed [revision]` those of the change, and every walk. */
const tests = isOfChange
  ? [
      {
        name: 'tests of the change, and the walks',
        filters: ['walk', ...testsSince(argumentAfter('--changed') ?? 'HEAD')],
      },
    ]
  : [{ name: 'tests of rules', filters: ['--project', 'unit'] }];
const withTests = !process.argv.includes('--no-tests');

const steps = [
  {
    name: 'format',
    run: () => runNode([bin('oxfmt'), '--check', '.'], { quiet: true }),
  },
  // what takes a moment says what is wrong before anything that takes a minute
  ...optional('table types', 'tools/gen-tables.mjs', ['--check']),
  ...optional('light routes', 'packages/contract/tools/light-routes.mjs', ['--check']),
  ...optional('texts', 'packages/i18n/tools/check.mjs'),
  ...optional('icon sprite', 'packages/ui/tools/build-sprite.mjs', ['--check']),
  ...ownChecks.map((name) => ({
    name: name.slice(0, -4),
    run: () => runNode([`tools/${name}`], { quiet: true }),
  })),
  ...projects.map((folder) => ({
    name: `types ${folder}`,
    run: () => runNode([bin('tsc'), '-p', folder, '--checkers', '1'], { quiet: true }),
  })),
  {
    name: 'lint',
    run: () =>
      run(
        bin('oxlint'),
        ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
        { quiet: true },
      ),
  },
  { name: 'unused (knip)', run: () => runNode([bin('knip'), '--no-progress'], { quiet: true }) },
  ...(withTests ? tests : []).map(({ name, filters }) => ({
    name,
    run: () =>
      runNode([bin('vitest'), 'run', '--passWithNoTests', '--reporter', 'dot', ...filters], {
        quiet: true,
      }),
  })),
];

await main(async () => {
  await ensureInstalled();
  const results = await runSteps(steps);
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (reportFile) writeFileSync(reportFile, JSON.stringify(failed));
  console.log(failed.length === 0 ? 'All checks pass.' : `Failed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

// npm run check: everything a machine can say without a browser.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
/** Where the names of what failed are written, for a run of which this is one step. */
const reportFile = process.argv.includes('--report')
  ? process.argv[process.argv.indexOf('--report') + 1]
  : undefined;
const withTests = !process.argv.includes('--no-tests');

const steps = [
  {
    name: 'format',
    run: () => runNode([bin('oxfmt'), '--check', '.'], { quiet: true }),
  },
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
  ...optional('table types', 'tools/gen-tables.mjs', ['--check']),
  ...optional('light routes', 'packages/contract/tools/light-routes.mjs', ['--check']),
  ...optional('texts', 'packages/i18n/tools/check.mjs'),
  ...optional('icon sprite', 'packages/ui/tools/build-sprite.mjs', ['--check']),
  ...ownChecks.map((name) => ({
    name: name.slice(0, -4),
    run: () => runNode([`tools/${name}`], { quiet: true }),
  })),
  ...(withTests
    ? [
        {
          name: 'tests of rules',
          run: () =>
            runNode(
              [bin('vitest'), 'run', '--project', 'unit', '--passWithNoTests', '--reporter', 'dot'],
              { quiet: true },
            ),
        },
      ]
    : []),
];

await main(async () => {
  await ensureInstalled();
  const results = await runSteps(steps);
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (reportFile) writeFileSync(reportFile, JSON.stringify(failed));
  console.log(failed.length === 0 ? 'All checks pass.' : `Failed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});

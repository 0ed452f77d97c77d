// npm test: checks, unit, server and browser tests, then the journeys on the built product.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { bin, main, root, runNode } from './node.mjs';
import { checkResults, playwrightResults, vitestResults } from './reports.mjs';
import { scratchEnvironment } from './scratch.mjs';
import { failures, summary } from './steps.mjs';

/** Of this run alone: another may be under way beside it. */
const createReports = () => {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'test-reports-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const fileOf = (name) => path.join(folder, `${name}.json`);
  return { check: fileOf('check'), vitest: fileOf('vitest'), playwright: fileOf('playwright') };
};

const vitestArgs = ['run', '--passWithNoTests', '--reporter', 'default', '--reporter', 'json'];
const stepsOf = (reports) => [
  {
    name: 'check',
    args: ['tools/check.mjs', '--no-tests', '--report', reports.check],
    results: () => checkResults(reports.check),
  },
  {
    name: 'tests (vitest)',
    args: [bin('vitest'), ...vitestArgs, '--outputFile.json', reports.vitest],
    results: () => vitestResults(reports.vitest),
  },
  { name: 'build', args: ['tools/build.mjs'], skip: isBuilt },
  {
    name: 'journeys (playwright)',
    args: [bin('playwright'), 'test', '--pass-with-no-tests'],
    results: () => playwrightResults(reports.playwright),
  },
];

const runStep = async ({ name, args, results }, env) => {
  const start = performance.now();
  const { code } = await runNode(args, { env });
  const { passed = 0, failed = [], flaky = [] } = results?.() ?? {};
  return {
    name,
    ok: code === 0,
    ms: performance.now() - start,
    passed,
    // a step that fails without naming what failed still counts as one
    failed: code === 0 || failed.length > 0 ? failed : ['it ended with an error, see above'],
    flaky,
  };
};

await main(async () => {
  await ensureInstalled();
  const reports = createReports();
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright, ...scratchEnvironment() };
  const results = [];
  for (const step of stepsOf(reports)) {
    if (step.skip?.()) continue;
    const result = await runStep(step, env);
    results.push(result);
    if (!result.ok && step.name !== 'journeys (playwright)')
      console.log(
        `\n✗ ${step.name} failed; the rest is run all the same, all of it is at the end.\n`,
      );
  }
  const total = (key) =>
    results.reduce((sum, result) => sum + (result[key].length ?? result[key]), 0);
  console.log(`\n${summary(results)}\n`);
  for (const line of failures(results)) console.log(line);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
});

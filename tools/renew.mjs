// npm run renew: all that is generated, and all that walks keep written down, made of the code as it is.
import { ensureInstalled } from './install.mjs';
import { bin, main, runNode } from './node.mjs';
import { runSteps } from './steps.mjs';

const generated = [
  ['table types', 'tools/gen-tables.mjs'],
  ['light routes', 'packages/contract/tools/light-routes.mjs'],
  ['texts', 'packages/i18n/tools/check.mjs', '--update'],
];
const step = ([name, ...args]) => ({ name, run: () => runNode(args, { quiet: true }) });

await main(async () => {
  await ensureInstalled();
  // the walks compare with what the generated files say
  const results = [
    ...(await runSteps(generated.map(step), 1)),
    ...(await runSteps([step(['walks', bin('vitest'), 'run', 'walk', '--update'])])),
  ];
  console.log('Read the diff: what it shows and you did not mean is what a walk has found.');
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
});

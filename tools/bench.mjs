// npm run bench, npm run bench:load: builds what is missing, then measures (bench/main.ts, bench/full-size/main.ts).
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { become, findNode, main, runNode } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  if (!isBuilt()) await runNode(['tools/build.mjs']);
  const [program = 'main', ...given] = process.argv.slice(2);
  become(findNode(), [`bench/${program}.ts`, ...given]);
});

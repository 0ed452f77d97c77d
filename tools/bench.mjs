// npm run bench, npm run bench:load: builds what is missing, then measures (bench/main.ts, bench/full-size/main.ts).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { become, findNode, main, root, runNode } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  if (!isBuilt()) await runNode(['tools/build.mjs']);
  const [program = 'main', ...given] = process.argv.slice(2);
  const isScript = existsSync(path.join(root, `bench/${program}.mjs`));
  become(findNode(), [`bench/${program}.${isScript ? 'mjs' : 'ts'}`, ...given]);
});

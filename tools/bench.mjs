// npm run bench: builds what is missing, then measures (bench/main.ts).
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { become, findNode, main, runNode } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  if (!isBuilt()) await runNode(['tools/build.mjs']);
  become(findNode(), ['bench/main.ts']);
});

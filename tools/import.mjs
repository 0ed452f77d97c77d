// npm run import -- <arguments of apps/server/src/cli/import.ts>
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/cli/import.ts', ...process.argv.slice(2)]);
});

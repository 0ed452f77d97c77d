// npm run media -- <arguments of apps/server/src/cli/media/main.ts>
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/cli/media/main.ts', ...process.argv.slice(2)]);
});

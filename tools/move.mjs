// npm run move -- <arguments of apps/server/src/cli/backup/move.ts>
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/cli/backup/move.ts', ...process.argv.slice(2)]);
});

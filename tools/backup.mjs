// npm run backup -- <arguments of apps/server/src/cli/backup/backup.ts>
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/cli/backup/backup.ts', ...process.argv.slice(2)]);
});

// npm run restore -- <arguments of apps/server/src/cli/backup/restore.ts>
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/cli/backup/restore.ts', ...process.argv.slice(2)]);
});

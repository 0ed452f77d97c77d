// npm run rekey
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/cli/rekey.ts', ...process.argv.slice(2)]);
});

// npm run administrator -- <e-mail> --name "<first name> <family name>": the first of an installation without the demo
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/cli/administrator.ts', ...process.argv.slice(2)]);
});

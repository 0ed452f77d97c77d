// npm run chaos:money -- [kills]: kills the server and PostgreSQL under load (apps/server/src/test/chaos).
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['apps/server/src/test/chaos/main.ts', ...process.argv.slice(2)]);
});

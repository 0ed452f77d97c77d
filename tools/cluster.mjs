// npm run cluster -- [part of a name] [--kills <count>]: what a customer runs on several machines, here on one, while
// its parts are killed and people go on reading, saving and paying (tools/cluster, docs/reliability.md).
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['tools/cluster/main.mjs', ...process.argv.slice(2)]);
});

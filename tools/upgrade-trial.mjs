// npm run upgrade:try -- <folder of another version, installed>: whether it and this one run beside each other on one
// database (tools/cluster/upgrade.mjs, docs/upgrade.md).
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  become(findNode(), ['tools/cluster/upgrade.mjs', ...process.argv.slice(2)]);
});

// npm run fuzz -- [requests] [seed]: sends the API what the contract asks for, nearly so, and anything else.
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

const manyRequests = '100000';

await main(async () => {
  await ensureInstalled();
  const [requests = manyRequests, seed = String(Date.now() % 1_000_000_000)] =
    process.argv.slice(2);
  console.log(`${requests} requests, seed ${seed}`);
  Object.assign(process.env, { FUZZ_REQUESTS: requests, FUZZ_SEED: seed });
  become(findNode(), ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'fuzz']);
});

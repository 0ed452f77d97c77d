// npm run device-app -- <arguments of apps/server/src/cli/device-app/main.ts>
import { ensureInstalled } from './install.mjs';
import { become, findNode, main } from './node.mjs';

await main(async () => {
  await ensureInstalled();
  const { API_URL: api } = process.env;
  const address = api ? ['--api', api] : [];
  become(findNode(), [
    'apps/server/src/cli/device-app/main.ts',
    ...address,
    ...process.argv.slice(2),
  ]);
});

// npm start: brings whatever is missing, then hands over to the server.
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { become, findNode, main, memoryFlags, runNode } from './node.mjs';

await main(async () => {
  await ensureInstalled({ isWhole: !isBuilt() });
  if (!isBuilt()) {
    console.log('Building the web app, because its sources have changed …');
    const { code } = await runNode(['tools/build.mjs']);
    if (code !== 0) process.exit(code);
  }
  become(findNode(), [...memoryFlags, 'apps/server/src/main.ts', ...process.argv.slice(2)]);
});

// npm run slim: builds, then leaves in node_modules only what running needs. `npm start` goes on working; whatever else
// is asked for brings the rest back.
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled, installRunningOnly } from './install.mjs';
import { main, runNode } from './node.mjs';

await main(async () => {
  if (!isBuilt()) {
    await ensureInstalled();
    const { code } = await runNode(['tools/build.mjs']);
    if (code !== 0) process.exit(code);
  }
  await installRunningOnly();
});

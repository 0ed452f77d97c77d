import { main, runNode } from './node.mjs';

await main(async () => {
  const { code } = await runNode([
    'apps/server/src/platform/db/write-tables.ts',
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
});

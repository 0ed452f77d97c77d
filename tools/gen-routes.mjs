import { main, runNode } from './node.mjs';

await main(async () => {
  const { code } = await runNode([
    'packages/contract/tools/light-routes.mjs',
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
});

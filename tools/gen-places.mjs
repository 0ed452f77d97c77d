// npm run places: regenerates apps/server/seed/places.gen.tsv from the packages of towns.
import { main, runNode } from './node.mjs';

await main(async () => {
  const { code } = await runNode(['apps/server/seed/write-places.ts']);
  process.exitCode = code;
});

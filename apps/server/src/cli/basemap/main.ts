/** npm run basemap: streets for the map, cut out of a Protomaps build (docs/operations.md, Map). */
import { mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../../config/index.ts';
import {
  cutOf,
  cutArchive,
  cutBasemap,
  newestBuild,
  openFile,
  openUrl,
  publicBuilds,
} from '../../discovery/basemap/index.ts';
import { alone } from './alone.ts';
import { isAddress, type Order, readOrder, usage, UsageError } from './order.ts';
import { createProgress } from './progress.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Four megabytes over a slow line. */
const longestWait = 60_000;
/** The place without what may be secret in it. */
const named = (place: string): string => {
  if (!isAddress(place)) return place;
  const { origin, pathname } = new URL(place);
  return origin + pathname;
};

const placeOf = async ({ from }: Order): Promise<string> => {
  if (from !== undefined) return from;
  return newestBuild(publicBuilds).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${publicBuilds.list} cannot be read (${reason}); name a build with --from <address or file>`,
    );
  });
};

const run = async (order: Order): Promise<void> => {
  const { dataDir } = readConfig();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = cutArchive(dataDir);
  const place = await placeOf(order);
  say(`Cutting ${order.part} out of ${named(place)}`);
  const bytes = isAddress(place) ? openUrl(place, longestWait) : await openFile(place);
  const progress = createProgress(process.stdout, Date.now);
  try {
    const { tiles, size } = await alone(`${file}.pid`, () =>
      cutBasemap({
        bytes,
        file,
        wait: setTimeout,
        onProgress: progress.tell,
        cutOf: (source) => cutOf(order, named(place), source),
      }),
    );
    progress.end();
    say(
      `${file}: ${tiles.toLocaleString('en')} tiles, ${(size / 1_000_000).toFixed(1)} MB, every one checked.`,
    );
    say('The portal shows it from its next start. Removing the file brings the bundled map back.');
  } finally {
    progress.end();
    await bytes.close();
  }
};

const main = async (): Promise<void> => {
  const order = readOrder(process.argv.slice(2));
  await (order ? run(order) : say(usage));
};

await main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${reason}\n${error instanceof UsageError ? `\n${usage}\n` : ''}`);
  process.exitCode = 1;
});

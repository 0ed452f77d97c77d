import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type BasemapSource, createBasemapSource, type Description } from './basemap-source.ts';
import { openFile, openUrl } from './byte-sources.ts';

/** Written by the build. */
const bundled = fileURLToPath(new URL('../../../dist/basemap.pmtiles', import.meta.url));

/** Where `npm run basemap` puts the archive it cuts; it then takes the place of the bundled one. */
export const cutArchive = (dataDir: string): string => join(dataDir, 'basemap.pmtiles');

export type OpenTiles = {
  readonly source: BasemapSource;
  /** Undefined as long as a remote archive does not answer. */ readonly described: () => Promise<
    Description | undefined
  >;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const openRemote = async (url: string, log: Logger): Promise<OpenTiles> => {
  const source = createBasemapSource(openUrl(url), { keepsTiles: true });
  let known: Description | undefined;
  const described = async (): Promise<Description | undefined> => {
    known ??= await source.describe().catch((error: unknown) => {
      log.warn(`the archive of BASEMAP_PMTILES does not answer: ${reasonOf(error)}`);
      return undefined;
    });
    return known;
  };
  await described();
  return { source, described };
};

const openLocal = async (path: string): Promise<OpenTiles> => {
  const unreadable = (error: unknown): Error =>
    new Error(`the basemap ${path} cannot be read: ${reasonOf(error)}`, { cause: error });
  const file = await openFile(path).catch((error: unknown) => {
    throw unreadable(error);
  });
  const source = createBasemapSource(file);
  const description = await source.describe().catch(async (error: unknown) => {
    await file.close();
    throw unreadable(error);
  });
  return { source, described: async () => description };
};

/**
 * The archive at a path or address, or the bundled one. A local file that cannot be read is an
 * error; a remote one may come back.
 */
export const openTiles = async (
  place: string | undefined,
  log: Logger,
): Promise<OpenTiles | undefined> => {
  if (place !== undefined)
    return /^https?:\/\//.test(place) ? openRemote(place, log) : openLocal(place);
  if (existsSync(bundled)) return openLocal(bundled);
  log.warn('the bundled basemap is missing; npm run build draws it');
  return undefined;
};

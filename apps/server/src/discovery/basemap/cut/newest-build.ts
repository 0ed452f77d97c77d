/** The builds of the world that Protomaps publishes: https://docs.protomaps.com/basemaps/downloads */
import * as z from 'zod/mini';

const Builds = z.array(z.object({ key: z.string().check(z.regex(/^\d{8}\.pmtiles$/)) }));

/** Where builds are listed, and where they lie. */
export type PublishedBuilds = { readonly list: string; readonly folder: string };

export const publicBuilds: PublishedBuilds = {
  list: 'https://build-metadata.protomaps.dev/builds.json',
  folder: 'https://build.protomaps.com/',
};

/**
 * The address of the newest build; each is named by its day.
 * Throws when the list cannot be had or names none.
 */
export const newestBuild = async ({ list, folder }: PublishedBuilds): Promise<string> => {
  const answer = await fetch(list, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`the list of builds answered ${answer.status}`);
  const builds = Builds.parse(await answer.json());
  const newest = builds
    .map(({ key }) => key)
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error('the list of builds is empty');
  return new URL(newest, folder).href;
};

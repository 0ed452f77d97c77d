import { hash } from 'node:crypto';
import { type Favorites, languages } from '@cafeteria/contract';
import type { FastifyRequest } from 'fastify';
import { type About, createKeeper, type Keeper, type MakeKeeper } from '../platform/keeper.ts';
import {
  languageOf,
  mayBeSignedIn,
  type PrimaryLanguage,
  readPreference,
} from '../kernel/caller/index.ts';
import type { Holed } from './holes.ts';
import type { PageBytes } from './page-bytes.ts';
import type { Boot } from './render.ts';
import { dismissedRevision } from './visitor.ts';

/** A page as it goes out, and what the security policy knows its style by. */
export type FinishedPage = {
  readonly bytes: PageBytes;
  readonly cssHash: string;
};
/** One that is kept until something changes that the answers it was made from are about. */
type KeptPage = FinishedPage & { readonly about: About };

/** A page for all who are shown the same, but for what is each reader's own. */
export type Shell = Holed &
  Omit<FinishedPage, 'bytes'> & { readonly status: number; readonly isRendered: boolean };

/** What a page says of the time of day ("open until 18:00") is true to the minute. */
const ttlMs = 60_000;
/** About 45 kB each. */
const maxPages = 500;
const longestAddress = 512;
/** Some six hundred. */
const shellBytes = 24 * 1_048_576;

/** Pages of readers who are not signed in, kept until something they show changes, a minute at most. */
export const createPageCache = (keep: MakeKeeper) =>
  keep<KeptPage>({ maxEntries: maxPages, ttlMs, aboutOf: ({ about }) => about });

/** Pages of who is signed in, as far as they are shared; named by all it was made from, none becomes stale. */
export const createShellCache = (): Keeper<Shell> =>
  createKeeper<Shell>({
    maxBytes: shellBytes,
    bytesOf: ({ br }) => br.length + 2_000,
    ttlMs,
  });

/**
 * Names everybody who gets the same page: undefined for who may be signed in, and for searches, which are counted.
 * Everything of a request that `readVisitor` reads is in it.
 */
export const pageKey = (
  request: Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>,
  path: string,
  primary: PrimaryLanguage,
): string | undefined => {
  const { headers, cookies } = request;
  if (mayBeSignedIn(cookies) || isApart(request, path)) return undefined;
  const language =
    languages.find((one) => one === readPreference(cookies, 'language')) ??
    languageOf(headers['accept-language'], primary);
  return [language, ...lookOf(request)].join(' ');
};

type Address = Pick<FastifyRequest, 'cookies' | 'url'>;
/** Searches are counted, and favourites are all of their page. */
const isApart = ({ url }: Address, path: string): boolean =>
  /^\/(search|favorite)/.test(path) || url.length > longestAddress;
/** What of a page its address and the reader's browser decide. */
const lookOf = ({ cookies, url }: Address): (string | number)[] => [
  ...['theme', 'imageFormat'].map((name) => readPreference(cookies, name)?.slice(0, 10) ?? ''),
  dismissedRevision(readPreference(cookies, 'announcement')) ?? '',
  url,
];
/** Names what a page for many is drawn from beside the answers of the API: who stands in for its reader, and where. */
export const shellPlace = (
  request: Address,
  path: string,
  standsIn: Pick<Boot, 'me' | 'language' | 'config'> & { readonly favorites: Favorites },
): string | undefined =>
  isApart(request, path)
    ? undefined
    : hash('sha256', [JSON.stringify(standsIn), ...lookOf(request)].join(' '), 'base64url');

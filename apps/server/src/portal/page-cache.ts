import { languages } from '@cafeteria/contract';
import type { FastifyRequest } from 'fastify';
import type { About, MakeKeeper } from '../platform/keeper.ts';
import { languageOf, type PrimaryLanguage, sessionCookie } from '../kernel/caller/index.ts';
import type { PageBytes } from './page-bytes.ts';
import { dismissedRevision } from './visitor.ts';

/** A page as it goes out, and what the security policy knows its style by. */
export type FinishedPage = {
  readonly bytes: PageBytes;
  readonly cssHash: string;
  /** What the answers it was made from are about. */
  readonly about: About;
};

/** What a page says of the time of day ("open until 18:00") is true to the minute. */
const ttlMs = 60_000;
/** About 45 kB each. */
const mostPages = 500;
const longestAddress = 512;

/** Pages of readers who are not signed in, kept until something they show changes, a minute at most. */
export const createPageCache = (keep: MakeKeeper) =>
  keep<FinishedPage>({ most: mostPages, ttlMs, aboutOf: ({ about }) => about });

/**
 * Names everybody who gets the same page: undefined for who may be signed in, and for searches, which are counted.
 * Everything of a request that `readVisitor` reads is in it.
 */
export const pageKey = (
  { headers, cookies, url }: Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>,
  path: string,
  primary: PrimaryLanguage,
): string | undefined => {
  if (cookies[sessionCookie] || path.startsWith('/search') || url.length > longestAddress)
    return undefined;
  const language =
    languages.find((one) => one === cookies.language) ??
    languageOf(headers['accept-language'], primary);
  const look = [cookies.theme, cookies.imageFormat].map((one) => one?.slice(0, 10) ?? '');
  return [language, ...look, dismissedRevision(cookies.announcement) ?? '', url].join(' ');
};

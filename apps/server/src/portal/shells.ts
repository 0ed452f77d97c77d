import { api as routes, type Favorites, type Me } from '@cafeteria/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config/index.ts';
import { atMost } from '../platform/at-most.ts';
import { type Answers, answersOf } from './answers.ts';
import { fillHoles } from './holes.ts';
import { isWhole, type Made, type Maker, type PageAsk, type Redirect } from './make.ts';
import { createShellCache, type Shell, shellPlace } from './page-cache.ts';
import { ownEndOfPage } from './page.ts';
import { pageBytes } from './page-bytes.ts';
import { createOwnParts } from './own-parts.ts';
import type { DrawOwnApart } from './render-worker.ts';
import type { Own, PageKind } from './render.ts';
import { standInFavorites, standInFor } from './stand-in.ts';
import { callAsVisitor, jsonOf, type OwnApi, readVisitor, type Visitor } from './visitor.ts';

const favoritePath = routes.favorite.get.path;
const json = 'application/json';
/** What is a reader's own is sent as it is, not packed: who has more favourites has a page of their own. */
const longestFavorites = 8_192;
/** Who asks for what was asked for within so long is one of many. */
const popularMs = 60_000;
const maxAsked = 5_000;
/** A page that asks for more, or for something else each time, is its reader's alone. */
const maxPaths = 40;

type ShellDeps = Maker & {
  readonly config: Pick<ServerConfig, 'primaryLanguage' | 'apiOrigin' | 'apiSubdomain' | 'apiPort'>;
  readonly api: OwnApi;
  readonly drawOwn: DrawOwnApart;
  readonly log: Pick<Logger, 'error'>;
};
type PageRequest = { readonly request: PageAsk; readonly path: string; readonly kind: PageKind };
/** A reader, what stands in for them, and what is told to nobody else. */
type Reader = {
  readonly visitor: Visitor;
  readonly me: Me;
  readonly standsIn: { readonly me: Me; readonly favorites: Favorites };
  readonly place: string;
  readonly end: string;
};

const makeShell = async (
  { finishedOf }: Maker,
  { request, kind }: PageRequest,
  { visitor, standsIn: { me, favorites } }: Reader,
  answers: Answers,
): Promise<Shell | undefined> => {
  const stored = { status: 200, body: Buffer.from(JSON.stringify(favorites)), contentType: json };
  const made = await finishedOf(
    request,
    { ...visitor, me },
    {
      kind,
      worth: 'shell',
      call: async (path, language) =>
        path === favoritePath ? stored : answers.ask(path, language),
    },
  );
  if (!isWhole(made, kind) || 'redirect' in made) return undefined;
  const { holes = [] } = made;
  return { ...made, holes };
};

/** The page of a person; undefined where it has no room for their name, or their employer's. */
const filledFor = (shell: Shell, { me, end }: Reader): Made | undefined => {
  const filled = fillHoles(shell, me, end);
  return filled && { ...shell, bytes: pageBytes(filled) };
};

const readerOf = async (
  { request, path }: PageRequest,
  visitor: Visitor,
  { ask }: Answers,
  own: Promise<Own>,
): Promise<Reader | undefined> => {
  const { me, language, config } = visitor;
  if (!me) return undefined;
  const favorites = jsonOf<Favorites>(await ask(favoritePath, language));
  const { queries, parts } = await own;
  const end = ownEndOfPage({ me, favorites, queries }, parts);
  const standsIn = { me: standInFor(me), favorites: standInFavorites(favorites) };
  const place = shellPlace(request, path, { ...standsIn, language, config });
  return place === undefined || JSON.stringify(favorites).length > longestFavorites
    ? undefined
    : { visitor, me, standsIn, place, end };
};

/** What was asked for lately. */
const createLately = () => {
  const bounds = { ...atMost(maxAsked), ttl: popularMs };
  /** Names of what pages were made from. */
  const recentlyAsked = new LRUCache<string, true>(bounds);
  /** By address: asked for, or found to be its reader's alone. */
  const addresses = new LRUCache<string, 'asked' | 'own'>(bounds);
  /** What a page asks the API for, by its place. */
  const plans = new LRUCache<string, readonly string[]>(atMost(maxAsked));
  return {
    /** Whether it is worth knowing who asks: many addresses are asked for once, and some are never shared. */
    isOfMany: (url: string): boolean => {
      const known = addresses.get(url);
      if (!known) addresses.set(url, 'asked');
      return known === 'asked';
    },
    planOf: (place: string): readonly string[] | undefined => plans.get(place),
    isAskedAgain: (name: string): boolean => recentlyAsked.has(name),
    learn: async (url: string, place: string, answers: Answers): Promise<void> => {
      const paths = answers.paths();
      if (paths.length > maxPaths) return void addresses.set(url, 'own');
      plans.set(place, paths);
      recentlyAsked.set(await answers.nameOf(place), true);
    },
  };
};

/**
 * Pages of who is signed in, each made for who stands in for them, and kept by all it was made from: the address, who
 * stands in, and what the API says to its reader (decisions 0143, 0216). Readers with the same answers have the same
 * page.
 */
export const createShells = ({ config, api, drawOwn, log, ...maker }: ShellDeps) => {
  const shells = createShellCache();
  const readOwn = createOwnParts({ config, drawOwn, log });
  const lately = createLately();
  /** The page for many that this reader is shown, if it is there or worth making. */
  const shellFor = async (
    asking: PageRequest,
    reader: Reader,
    answers: Answers,
  ): Promise<Shell | undefined> => {
    const plan = lately.planOf(reader.place);
    if (!plan) return undefined;
    await Promise.all(plan.map((path) => answers.ask(path, reader.visitor.language)));
    const name = await answers.nameOf(reader.place);
    // to make one costs up to twice an ordinary page, and much is asked for once
    if (!lately.isAskedAgain(name)) return shells.peek(name);
    return shells.get(name, async () => {
      const shell = await makeShell(maker, asking, reader, answers);
      // made of more than it is named by, it would be given to who is told something else
      return answers.paths().length > plan.length ? undefined : shell;
    });
  };

  /** The page of who may be signed in, for many or for them alone. */
  return async (asking: PageRequest, callerGone: AbortSignal): Promise<Made | Redirect> => {
    const { request, path, kind } = asking;
    const { call } = callAsVisitor(api, request);
    const visitor = await readVisitor(call, request, config.primaryLanguage);
    const answers = answersOf(call, favoritePath);
    const parts = readOwn({ call, visitor, path, kind });
    const own = async () => {
      const { queries, parts: drawn } = await parts;
      const end = queries.length > 0 ? ownEndOfPage({ queries }, drawn) : undefined;
      const making = { kind, worth: 'own', end, callerGone, call: answers.ask } as const;
      return maker.pageOf(request, visitor, making);
    };
    if (kind === 'offline' || !visitor.me || !lately.isOfMany(request.url)) return own();
    const reader = await readerOf(asking, visitor, answers, parts);
    if (!reader) return own();
    const shell = await shellFor(asking, reader, answers);
    const filled = shell && filledFor(shell, reader);
    if (filled) return filled;
    const made = await own();
    if (!shell && isWhole(made, kind)) await lately.learn(request.url, reader.place, answers);
    return made;
  };
};

import { isDeepStrictEqual } from 'node:util';
import { api as routes, type Favorites, type Me } from '@cafeteria/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServerConfig } from '../config/index.ts';
import { mayBeSignedIn } from '../kernel/caller/index.ts';
import { atMost } from '../platform/at-most.ts';
import type { MakeKeeper } from '../platform/keeper.ts';
import { encodingOf, goneSignal } from '../platform/http/index.ts';
import { canonicalOf, locationOf } from './href.ts';
import type { Finish } from './finish.ts';
import { fillHoles } from './holes.ts';
import { ownEndOfPage } from './page.ts';
import {
  createPageCache,
  createShellCache,
  type FinishedPage,
  pageKey,
  type Shell,
  shellKey,
} from './page-cache.ts';
import { pageBytes } from './page-bytes.ts';
import type { Boot, PageKind } from './render.ts';
import type { RenderPage } from './rendering.ts';
import { contentSecurityPolicy } from './security.ts';
import { standInFavorites, standInFor } from './stand-in.ts';
import {
  callAsVisitor,
  type CallAsVisitor,
  jsonOf,
  type OwnApi,
  readVisitor,
  type Visitor,
} from './visitor.ts';

type Redirect = { readonly redirect: string };
type Making = Pick<Finish, 'worth'> & {
  readonly kind: PageKind;
  readonly gone?: AbortSignal;
  readonly call: CallAsVisitor;
};

type ShellMaking = {
  readonly kind: PageKind;
  readonly visitor: Visitor;
  /** Who stands in, and what does for their favourites. */
  readonly me: Me;
  readonly favorites: Favorites;
};
const json = 'application/json';
/** Who asks for what was asked for within so long is one of many. */
const askedMs = 60_000;
const mostAsked = 5_000;

type ShowDeps = {
  readonly config: ServerConfig;
  readonly api: OwnApi;
  readonly render: RenderPage;
  readonly keep: MakeKeeper;
};

/** Screens behind a sign-in are left to the browser: nobody arrives there first. `/offline` is what a device keeps. */
const kindOf = (path: string): PageKind => {
  if (path === '/offline') return 'offline';
  return /^\/(admin|profile)(\/|$)/.test(path) ? 'blank' : 'whole';
};

type Policy = Parameters<typeof contentSecurityPolicy>[0];
const pageHeaders = (policy: Policy) => ({
  'content-security-policy': contentSecurityPolicy(policy),
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
  'content-type': 'text/html; charset=utf-8',
});

const favoritePath = routes.favorite.get.path;

/** Pages nobody searches for: those that only the link of one mail leads to, and the one a device keeps. */
const isHidden = (url: string): boolean =>
  /^\/(withdrawal-cancellation|client-document|settlement|offline)\b/.test(url);

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, cssHash }: FinishedPage,
  policy: Omit<Policy, 'cssHash'>,
): Promise<FastifyReply> => {
  reply.headers(pageHeaders({ ...policy, cssHash }));
  if (isHidden(request.url)) reply.header('x-robots-tag', 'noindex');
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bytes.as(encoding));
};

/** Favourites of a page for many are sent as they are, not packed: who has more has a page of their own. */
const longestEnd = 8_192;

type Made = FinishedPage & { readonly status: number; readonly isRendered: boolean };
/** Whether many may have it: no redirect, no page that is not there, and none left to the browser. */
const isWhole = <P extends object>(made: P | Redirect, kind: PageKind): made is P =>
  'status' in made &&
  made.status === 200 &&
  (kind !== 'whole' || ('isRendered' in made && made.isRendered === true));

/** Has pages rendered. */
const createMaker = ({ config, api, render }: ShowDeps) => {
  const { apiOrigin, webOrigin, primaryLanguage } = config;
  const finishedOf = (
    { url }: FastifyRequest,
    visitor: Visitor,
    { kind, worth, gone, call }: Making,
  ) => {
    const boot: Boot = {
      ...visitor,
      api: { withoutSubdomain: !config.apiSubdomain, localPort: config.apiPort },
      queries: [],
      ...(worth === 'shell' && { isShell: true }),
    };
    const finish = { apiOrigin, canonical: canonicalOf(webOrigin, url), worth };
    const page = { url, origin: webOrigin, boot, kind, finish };
    return render(page, (path) => call(path, boot.language), gone);
  };
  const pageFor = async (
    request: FastifyRequest,
    making: Omit<Making, 'call'>,
  ): Promise<Made | Redirect> => {
    const { call, about } = callAsVisitor(api, request);
    const visitor = await readVisitor(call, request, primaryLanguage);
    const finished = await finishedOf(request, visitor, { ...making, call });
    if ('redirect' in finished) return finished;
    const { br, ...rest } = finished;
    return { ...rest, bytes: pageBytes(Buffer.from(br.buffer)), about: about() };
  };
  return { finishedOf, pageFor };
};
type Maker = ReturnType<typeof createMaker>;

/** Makes the page of who stands in for a visitor; undefined where the visitor has become somebody else meanwhile. */
const makeShell = async (
  { api, finishedOf }: Pick<ShowDeps, 'api'> & Maker,
  request: FastifyRequest,
  { kind, visitor, favorites, me }: ShellMaking,
): Promise<Shell | Redirect | undefined> => {
  const { language } = visitor;
  const { call, about, isShared } = callAsVisitor(api, request);
  // it stands in the page, too
  await call(routes.config.get.path, language);
  const stored = { status: 200, body: Buffer.from(JSON.stringify(favorites)), contentType: json };
  const made = await finishedOf(
    request,
    { ...visitor, me },
    {
      kind,
      worth: 'shell',
      call: async (path, spoken) => (path === favoritePath ? stored : call(path, spoken)),
    },
  );
  if ('redirect' in made) return made;
  // a session may have ended or become another one's meanwhile, and what was answered with it is not for these
  const still = await callAsVisitor(api, request).call(routes.user.me.path, language);
  if (still.status !== 200 || !isDeepStrictEqual(standInFor(jsonOf(still)), me)) return undefined;
  const { holes = [], hearts = [] } = made;
  return { ...made, holes, hearts, about: about(), isShared: isShared() && isWhole(made, kind) };
};

/** The page of a person; undefined where it has a heart of one of their favourites, or no room for their name. */
const filledFor = (
  shell: Shell,
  { me, favorites }: Pick<ShellMaking, 'me' | 'favorites'>,
  end: string,
): Made | undefined => {
  const isPressed = favorites.items.some(({ entityType, entityId }) =>
    shell.hearts.includes(`${entityType} ${entityId}`),
  );
  const filled = isPressed ? undefined : fillHoles(shell, me, end);
  return filled && { ...shell, bytes: pageBytes(filled) };
};

/**
 * Pages of who is signed in, made for who stands in for them (decision 0143); undefined of one that must be made for
 * them alone. One that is not shared is given to whom it was made for, and not kept.
 */
const createShells = (deps: ShowDeps & Maker) => {
  const shells = createShellCache(deps.keep);
  const asked = new LRUCache<string, true>({ ...atMost(mostAsked), ttl: askedMs });
  /** By address: asked for lately, or made lately and found to be its reader's alone. */
  const addresses = new LRUCache<string, 'asked' | 'own'>({ ...atMost(mostAsked), ttl: askedMs });
  /** Whether it is worth knowing who asks: many addresses are asked for once, and some are never shared. */
  const isOfMany = (url: string): boolean => {
    const known = addresses.get(url);
    if (!known) addresses.set(url, 'asked');
    return known === 'asked';
  };
  return async (
    request: FastifyRequest,
    path: string,
    kind: PageKind,
  ): Promise<Made | Redirect | undefined> => {
    const { url, cookies } = request;
    if (kind === 'offline' || !mayBeSignedIn(cookies) || !isOfMany(url)) return undefined;
    const { call } = callAsVisitor(deps.api, request);
    const visitor = await readVisitor(call, request, deps.config.primaryLanguage);
    const { me, language } = visitor;
    if (!me) return undefined;
    const favorites = jsonOf<Favorites>(await call(favoritePath, language));
    const end = ownEndOfPage({ me, favorites });
    const standsIn = { me: standInFor(me), favorites: standInFavorites(favorites) };
    const key = shellKey(request, path, { ...standsIn, language });
    if (key === undefined || end.length > longestEnd) return undefined;
    // to make one costs up to twice an ordinary page, and many addresses are asked for once
    if (!shells.peek(key) && !asked.get(key)) {
      asked.set(key, true);
      return undefined;
    }
    let own: Shell | Redirect | undefined;
    const kept = await shells.get(key, async () => {
      own = await makeShell(deps, request, { kind, visitor, ...standsIn });
      if (own && 'br' in own && own.isShared) return own;
      addresses.set(url, 'own');
      return undefined;
    });
    const shell = kept ?? own;
    if (!shell || 'redirect' in shell) return shell;
    return filledFor(shell, { me, favorites }, end);
  };
};

/** Shows the page of an address to its visitor. */
export const pageShower = (deps: ShowDeps) => {
  const { portal, basemap, apiOrigin, primaryLanguage } = deps.config;
  const policy = { apiOrigin, portal, basemap };
  const pages = createPageCache(deps.keep);
  const maker = createMaker(deps);
  const shellFor = createShells({ ...deps, ...maker });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    const kind = kindOf(path);
    const key = pageKey(request, path, primaryLanguage);
    let made: Made | Redirect | undefined;
    const kept = key
      ? await pages.get(key, async () => {
          made = await maker.pageFor(request, { kind, worth: 'kept' });
          return isWhole(made, kind) ? made : undefined;
        })
      : undefined;
    if (kept) return sendPage(request, reply, kept, policy);
    made ??=
      (key ? undefined : await shellFor(request, path, kind)) ??
      (await maker.pageFor(request, { kind, worth: 'own', gone: goneSignal(reply) }));
    return 'redirect' in made
      ? reply.header('cache-control', 'private, no-cache').redirect(locationOf(made.redirect), 302)
      : sendPage(request, reply.code(made.status), made, policy);
  };
};

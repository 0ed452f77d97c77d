import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config/index.ts';
import { encodingOf, goneSignal } from '../platform/http/index.ts';
import type { MakeKeeper } from '../platform/keeper.ts';
import { mayBeSignedIn } from '../kernel/caller/index.ts';
import { locationOf } from './href.ts';
import { createMaker, isWhole, type Made, type Redirect } from './make.ts';
import { createPageCache, type FinishedPage, pageKey } from './page-cache.ts';
import type { DrawOwnApart } from './render-worker.ts';
import type { PageKind } from './render.ts';
import type { RenderPage } from './rendering.ts';
import { contentSecurityPolicy } from './security.ts';
import { createShells } from './shells.ts';
import { callAsVisitor, type OwnApi, readVisitor } from './visitor.ts';

type ShowDeps = {
  readonly config: ServerConfig;
  readonly api: OwnApi;
  readonly render: RenderPage;
  readonly drawOwn: DrawOwnApart;
  readonly log: Logger;
  readonly keep: MakeKeeper;
};

/**
 * Of screens behind a sign-in the browser draws all but the frame: nobody arrives there first. `/offline` is what a
 * device keeps.
 */
const kindOf = (path: string): PageKind => {
  if (path === '/offline') return 'offline';
  return /^\/(admin|profile)(\/|$)/.test(path) ? 'frame' : 'whole';
};

type Policy = Parameters<typeof contentSecurityPolicy>[0];
/** A page with its reader's money on it is kept nowhere: the next person at the browser would come back to it. */
const cachingFor = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string =>
  mayBeSignedIn(cookies) ? 'private, no-store' : 'private, no-cache';
const pageHeaders = (policy: Policy) => ({
  'content-security-policy': contentSecurityPolicy(policy),
  vary: 'Cookie, Accept-Language, Accept-Encoding',
  'content-type': 'text/html; charset=utf-8',
});

/** Pages nobody searches for: those that only the link of one mail leads to, and the one a device keeps. */
const isHidden = (url: string): boolean =>
  /^\/(withdrawal-cancellation|client-document|settlement|offline)\b/.test(url);

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, cssHash }: FinishedPage,
  policy: Omit<Policy, 'cssHash'>,
): Promise<FastifyReply> => {
  reply.headers(pageHeaders({ ...policy, cssHash })).header('cache-control', cachingFor(request));
  if (isHidden(request.url)) reply.header('x-robots-tag', 'noindex');
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bytes.as(encoding));
};

/** Shows the page of an address to its visitor. */
export const pageShower = ({ keep, ...deps }: ShowDeps) => {
  const { portal, basemap, apiOrigin, primaryLanguage } = deps.config;
  const policy = { apiOrigin, portal, basemap };
  const pages = createPageCache(keep);
  const maker = createMaker(deps);
  const pageOfPerson = createShells({ ...deps, ...maker });
  const pageForAll = async (request: FastifyRequest, kind: PageKind) => {
    const { call, about } = callAsVisitor(deps.api, request);
    const visitor = await readVisitor(call, request, primaryLanguage);
    const made = await maker.pageOf(request, visitor, { kind, worth: 'kept', call });
    return 'redirect' in made ? made : { ...made, about: about() };
  };
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
          const page = await pageForAll(request, kind);
          made = page;
          return isWhole(page, kind) ? page : undefined;
        })
      : undefined;
    if (kept) return sendPage(request, reply, kept, policy);
    made ??= await pageOfPerson({ request, path, kind }, goneSignal(reply));
    return 'redirect' in made
      ? reply.header('cache-control', cachingFor(request)).redirect(locationOf(made.redirect), 302)
      : sendPage(request, reply.code(made.status), made, policy);
  };
};

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/index.ts';
import type { MakeKeeper } from '../platform/keeper.ts';
import { encodingOf, goneSignal } from '../platform/http/index.ts';
import { canonicalOf, locationOf } from './href.ts';
import type { Finish } from './finish.ts';
import { createPageCache, type FinishedPage, pageKey } from './page-cache.ts';
import { pageBytes } from './page-bytes.ts';
import type { Boot, PageKind } from './render.ts';
import type { RenderPage } from './rendering.ts';
import { contentSecurityPolicy } from './security.ts';
import { callAsVisitor, type OwnApi, readVisitor } from './visitor.ts';

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

/** Pages nobody searches for: one that only the link of one mail leads to, and the one a device keeps. */
const isHidden = (url: string): boolean => /^\/(withdrawal-cancellation|offline)\b/.test(url);

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

/** Shows the page of an address to its visitor. */
export const pageShower = ({ config, api, render, keep }: ShowDeps) => {
  const { portal, basemap, apiOrigin, webOrigin, primaryLanguage } = config;
  const policy = { apiOrigin, portal, basemap };
  const pages = createPageCache(keep);
  const renderFor = async (
    request: FastifyRequest,
    { kind, worth, gone }: Pick<Finish, 'worth'> & { kind: PageKind; gone?: AbortSignal },
  ) => {
    const { call, about } = callAsVisitor(api, request);
    const { url } = request;
    const boot: Boot = {
      ...(await readVisitor(call, request, primaryLanguage)),
      api: { withoutSubdomain: !config.apiSubdomain, localPort: config.apiPort },
      queries: [],
    };
    const finish = { apiOrigin, canonical: canonicalOf(webOrigin, url), worth };
    const page = { url, origin: webOrigin, boot, kind, finish };
    const finished = await render(page, (path) => call(path, boot.language), gone);
    if ('redirect' in finished) return finished;
    const { br, ...rest } = finished;
    return { ...rest, bytes: pageBytes(Buffer.from(br.buffer)), about: about() };
  };
  type Made = Awaited<ReturnType<typeof renderFor>>;
  /** What many may have of it; undefined of a redirect, a page that is not there, and one left to the browser. */
  const shared = (made: Made, kind: PageKind): FinishedPage | undefined =>
    'status' in made && made.status === 200 && (kind !== 'whole' || made.isRendered)
      ? made
      : undefined;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    const kind = kindOf(path);
    const key = pageKey(request, path, primaryLanguage);
    let made: Made | undefined;
    const kept =
      key &&
      (await pages.get(key, async () =>
        shared((made = await renderFor(request, { kind, worth: 'kept' })), kind),
      ));
    if (kept) return sendPage(request, reply, kept, policy);
    made ??= await renderFor(request, { kind, worth: 'own', gone: goneSignal(reply) });
    return 'redirect' in made
      ? reply.header('cache-control', 'private, no-cache').redirect(locationOf(made.redirect), 302)
      : sendPage(request, reply.code(made.status), made, policy);
  };
};

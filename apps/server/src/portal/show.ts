import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/index.ts';
import type { MakeKeeper } from '../platform/keeper.ts';
import { encodingOf, goneSignal } from '../platform/http/index.ts';
import { canonicalOf, locationOf } from './href.ts';
import type { BuildManifest } from './manifest.ts';
import { createPageCache, type FinishedPage, pageKey } from './page-cache.ts';
import { packPage } from './page-bytes.ts';
import { type Page, pageHtml } from './page.ts';
import type { Boot, PageKind, Rendered } from './render.ts';
import type { RenderPage } from './rendering.ts';
import { contentSecurityPolicy } from './security.ts';
import { callAsVisitor, readVisitor } from './visitor.ts';

type ShowDeps = {
  readonly config: ServerConfig;
  readonly api: FastifyInstance;
  readonly manifest: BuildManifest;
  readonly render: RenderPage;
  readonly keep: MakeKeeper;
};

/** Screens behind a sign-in are left to the browser: nobody arrives there first. `/offline` is what a device keeps. */
const kindOf = (path: string): PageKind => {
  if (path === '/offline') return 'offline';
  return /^\/(admin|profile)(\/|$)/.test(path) ? 'blank' : 'whole';
};

/** A page that is kept is worth more work than one for a single reader. */
const quality = { kept: 5, own: 4 } as const;

type Document = Exclude<Rendered, { redirect: string }>;
/** The document of what was rendered. */
const documentOf = (
  { head, html, placeholder, boot, modules, texts }: Document,
  { language, theme, me }: Boot,
  origins: Pick<Page, 'apiOrigin' | 'canonical'>,
): Page => ({
  ...origins,
  language,
  theme,
  brand: me?.client?.primaryColour ?? null,
  head,
  html,
  placeholder,
  boot,
  modules: [...modules, ...texts],
});

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
export const pageShower = ({ config, api, manifest, render, keep }: ShowDeps) => {
  const { portal, basemap, apiOrigin, webOrigin, primaryLanguage } = config;
  const policy = { apiOrigin, portal, basemap };
  const pages = createPageCache(keep);
  const renderFor = async (request: FastifyRequest, kind: PageKind, gone?: AbortSignal) => {
    const { call, about } = callAsVisitor(api, request);
    const boot: Boot = {
      ...(await readVisitor(call, request, primaryLanguage)),
      api: { withoutSubdomain: !config.apiSubdomain, localPort: config.apiPort },
      queries: [],
    };
    const rendered = await render(request.url, boot, call, kind, gone);
    return { url: request.url, boot, rendered, about: about() };
  };
  type Made = Awaited<ReturnType<typeof renderFor>>;
  const finish = async (
    { url, boot, rendered, about }: Omit<Made, 'rendered'> & { readonly rendered: Document },
    worth: 'kept' | 'own',
  ): Promise<FinishedPage> => {
    const canonical = rendered.status === 200 ? canonicalOf(webOrigin, url) : undefined;
    const page = documentOf(rendered, boot, { apiOrigin, canonical });
    const { html, cssHash } = pageHtml(page, manifest);
    return { bytes: await packPage(html, quality[worth]), cssHash, about };
  };
  /** What many may have of it; undefined of a redirect, a page that is not there, and one left to the browser. */
  const share = async ({ rendered, ...made }: Made, kind: PageKind) =>
    'status' in rendered &&
    rendered.status === 200 &&
    (kind !== 'whole' || rendered.html !== undefined)
      ? finish({ ...made, rendered }, 'kept')
      : undefined;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    const kind = kindOf(path);
    const key = pageKey(request, path, primaryLanguage);
    let made: Made | undefined;
    const shared =
      key &&
      (await pages.get(key, async () => share((made = await renderFor(request, kind)), kind)));
    if (shared) return sendPage(request, reply, shared, policy);
    const { rendered, ...rest } = made ?? (await renderFor(request, kind, goneSignal(reply)));
    if ('redirect' in rendered)
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(locationOf(rendered.redirect), 302);
    const page = await finish({ ...rest, rendered }, 'own');
    return sendPage(request, reply.code(rendered.status), page, policy);
  };
};

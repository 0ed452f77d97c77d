import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/index.ts';
import { goneSignal } from '../platform/http/index.ts';
import { locationOf } from './href.ts';
import type { BuildManifest } from './manifest.ts';
import { type Page, pageHtml } from './page.ts';
import type { Boot, Rendered, RenderPage } from './rendering.ts';
import { contentSecurityPolicy } from './security.ts';
import { callAsVisitor, readVisitor } from './visitor.ts';

type ShowDeps = {
  readonly config: ServerConfig;
  readonly api: FastifyInstance;
  readonly manifest: BuildManifest;
  readonly render: RenderPage;
};

/** Screens the browser renders by itself: they are behind a sign-in and nobody arrives there first. */
const isClientOnly = (path: string): boolean => /^\/(admin|map|profile)(\/|$)/.test(path);

const compress = (html: string): Buffer =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

/** The document of what was rendered. */
const documentOf = (
  { head, html, queries, modules, texts }: Exclude<Rendered, { redirect: string }>,
  boot: Boot,
  { nonce, apiOrigin }: Pick<Page, 'nonce' | 'apiOrigin'>,
): Page => ({
  language: boot.language,
  theme: boot.theme,
  brand: boot.me?.client?.primaryColour ?? null,
  nonce,
  apiOrigin,
  head,
  html,
  boot: { ...boot, queries },
  modules: [...modules, ...texts],
});

const sendHtml = (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  policy: string,
): FastifyReply => {
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
    .type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
  return reply.header('content-encoding', 'br').send(compress(html));
};

/** Shows the page of an address to its visitor. */
export const pageShower = ({ config, api, manifest, render }: ShowDeps) => {
  const { portal, basemap, apiOrigin } = config;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    const call = callAsVisitor(api, request);
    const boot: Boot = {
      ...(await readVisitor(call, request, config.primaryLanguage)),
      api: { withoutSubdomain: !config.apiSubdomain, localPort: config.apiPort },
      queries: [],
    };
    const isBlank = isClientOnly(path);
    const rendered = await render(request.url, boot, call, isBlank, goneSignal(reply));
    if ('redirect' in rendered)
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(locationOf(rendered.redirect), 302);
    const nonce = randomBytes(16).toString('base64');
    return sendHtml(
      request,
      reply.code(rendered.status),
      pageHtml(documentOf(rendered, boot, { nonce, apiOrigin }), manifest),
      contentSecurityPolicy({ apiOrigin, portal, basemap }, nonce),
    );
  };
};

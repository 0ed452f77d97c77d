import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { backendAddress } from '@cafeteria/contract';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config/index.ts';
import { trustsProxies, withoutRequestLog } from '../platform/http/index.ts';
import { pathOf } from './href.ts';
import { readAssets, sendAsset } from './assets.ts';
import { readManifest } from './manifest.ts';
import { pageHtml } from './page.ts';
import { type CallAsVisitor, callAsVisitor, readVisitor, type Visitor } from './visitor.ts';
import { contentSecurityPolicy, securityHeaders } from './security.ts';

type PortalDeps = {
  readonly config: ServerConfig;
  readonly api: FastifyInstance;
  readonly log: Logger;
};
type Boot = Visitor & {
  readonly api: { readonly withoutSubdomain: boolean; readonly localPort: number };
  readonly queries: readonly unknown[];
};
type Transport = (url: string) => Promise<Response>;
type Rendered =
  | { redirect: string }
  | {
      status: number;
      html: string;
      title: string;
      queries: readonly unknown[];
      modules: readonly string[];
      texts: readonly string[];
    };
type Render = (request: {
  url: string;
  origin: string;
  boot: Boot;
  transport: Transport;
}) => Promise<Rendered>;

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Screens the browser renders by itself: they are behind a sign-in and nobody arrives there first. */
const isClientOnly = (path: string): boolean => /^\/(admin|profile|map)(\/|$)/.test(path);

const compress = (html: string): Buffer =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

const apiOriginOf = ({ webOrigin, apiPort, apiSubdomain }: ServerConfig): string =>
  backendAddress(new URL(webOrigin), { withoutSubdomain: !apiSubdomain, localPort: apiPort });

const transportOf =
  (call: CallAsVisitor, language: string): Transport =>
  async (url) => {
    const { pathname, search } = new URL(url);
    const { status, body, contentType } = await call(pathname + search, language);
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };

/**
 * The portal's own server: the built files, and every address rendered for its visitor. Throws when
 * nothing is built.
 */
export const buildPortal = async ({ config, api, log }: PortalDeps): Promise<FastifyInstance> => {
  const client = join(dist, 'client');
  if (!existsSync(join(client, '.vite/manifest.json')))
    throw new Error('the web app is not built; run npm run build');
  const entry: Promise<{ render: Render }> = import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  const [assets, manifest, { render }] = await Promise.all([
    readAssets(client),
    readManifest(client),
    entry,
  ]);
  const apiOrigin = apiOriginOf(config);
  const bootOf = (visitor: Visitor): Boot => ({
    ...visitor,
    api: { withoutSubdomain: !config.apiSubdomain, localPort: config.apiPort },
    queries: [],
  });

  const renderSafely = async (
    url: string,
    boot: Boot,
    call: CallAsVisitor,
  ): Promise<Rendered | undefined> => {
    try {
      return await render({
        url,
        origin: config.webOrigin,
        boot,
        transport: transportOf(call, boot.language),
      });
    } catch (error) {
      log.error(error, `rendering ${url}`);
      return undefined;
    }
  };

  const sendHtml = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    html: string,
    nonce: string,
  ): FastifyReply => {
    reply
      .code(status)
      .header(
        'content-security-policy',
        contentSecurityPolicy({ apiOrigin, portal: config.portal, basemap: config.basemap }, nonce),
      )
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
      .type('text/html; charset=utf-8');
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
    return reply.header('content-encoding', 'br').send(compress(html));
  };

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    const call = callAsVisitor(api, request);
    const visitor = await readVisitor(call, request, config.primaryLanguage);
    const boot = bootOf(visitor);
    const nonce = randomBytes(16).toString('base64');
    const rendered = isClientOnly(path) ? undefined : await renderSafely(request.url, boot, call);
    if (rendered && 'redirect' in rendered)
      return reply.header('cache-control', 'private, no-cache').redirect(rendered.redirect, 302);
    const common = {
      language: visitor.language,
      theme: visitor.theme,
      brand: visitor.me?.client?.primaryColour ?? null,
      nonce,
      apiOrigin,
    };
    const html = rendered
      ? pageHtml(
          {
            ...common,
            title: rendered.title,
            html: rendered.html,
            boot: { ...boot, queries: rendered.queries },
            modules: [...rendered.modules, ...rendered.texts],
          },
          manifest,
        )
      : pageHtml({ ...common, title: 'Benefity', html: undefined, boot, modules: [] }, manifest);
    return sendHtml(request, reply, rendered?.status ?? 200, html, nonce);
  };

  const portal = Fastify({
    logController: withoutRequestLog,
    forceCloseConnections: 'idle',
    trustProxy: trustsProxies(config.trustedProxies),
    frameworkErrors: (_error, _request, { raw }) =>
      void raw
        .writeHead(404, { ...securityHeaders, 'Content-Type': 'text/plain' })
        .end('not found'),
  });
  await portal.register(cookie);
  portal.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders));
  portal.setErrorHandler((error, request, reply) => {
    log.error(error, `showing ${request.url}`);
    return reply.code(500).type('text/plain').send(`error ${request.id}`);
  });
  portal.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const asset = path === undefined ? undefined : assets.get(path);
    if (asset) return sendAsset(asset, request, reply);
    if (path === undefined || /\.[a-z0-9]{2,5}$/.test(path))
      return reply.code(404).type('text/plain').send('not found');
    return show(request, reply, path);
  });
  await portal.ready();
  return portal;
};

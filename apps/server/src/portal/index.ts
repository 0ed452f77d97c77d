import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config/index.ts';
import type { MakeKeeper } from '../platform/keeper.ts';
import type { Tracing } from '../platform/tracing/index.ts';
import {
  closeWhenAnswered,
  createListener,
  refuseUnreadable,
  trustsProxies,
  withoutRequestLog,
} from '../platform/http/index.ts';
import { pathOf } from './href.ts';
import { readAssets, sendAsset } from './assets.ts';
import { readBuild } from './manifest.ts';
import { openRenderer } from './rendering.ts';
import { securityHeaders } from './security.ts';
import { registerSecurityTxt } from './security-txt.ts';
import { pageShower } from './show.ts';
import type { OwnApi } from './visitor.ts';

type PortalDeps = {
  readonly config: ServerConfig;
  readonly api: OwnApi;
  readonly log: Logger;
  /** Keeps pages until the catalogue changes. */
  readonly keep: MakeKeeper;
  readonly tracing?: Tracing | undefined;
};

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * The portal's own server: the built files, and every address rendered for its visitor. Throws when
 * nothing is built.
 */
export const buildPortal = async ({
  config,
  api,
  log,
  keep,
  tracing,
}: PortalDeps): Promise<FastifyInstance> => {
  const client = join(dist, 'client');
  if (!existsSync(join(client, '.vite/manifest.json')))
    throw new Error('the web app is not built; run npm run build');
  const [assets, build] = await Promise.all([readAssets(client), readBuild(client)]);
  const { stop, ...renderer } = openRenderer(dist, build, log);
  const headers = securityHeaders(config.webOrigin);
  const show = pageShower({ config, api, ...renderer, keep, log });

  const portal = Fastify({
    logController: withoutRequestLog,
    forceCloseConnections: 'idle',
    trustProxy: trustsProxies(config.trustedProxies),
    clientErrorHandler: refuseUnreadable,
    serverFactory: (handle) => createListener(handle, config.tls, log),
    frameworkErrors: (_error, _request, { raw }) =>
      void raw
        .writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
        .end('not found'),
  });
  closeWhenAnswered(portal);
  tracing?.follow(portal);
  await portal.register(cookie);
  portal.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  portal.setErrorHandler((error, request, reply) => {
    log.error(error, `showing ${request.url}`);
    return reply.code(500).type('text/plain; charset=utf-8').send(`error ${request.id}`);
  });
  registerSecurityTxt(portal, config);
  portal.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const asset = path === undefined ? undefined : assets.get(path);
    if (asset) return sendAsset(asset, request, reply);
    if (path === undefined || /\.[a-z0-9]{2,5}$/.test(path))
      return reply.code(404).type('text/plain; charset=utf-8').send('not found');
    return show(request, reply, path);
  });
  portal.addHook('onClose', stop);
  await portal.ready();
  return portal;
};

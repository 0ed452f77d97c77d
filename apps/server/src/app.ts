import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from '@fastify/type-provider-zod';
import { api, type Routes } from '@cafeteria/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type pg from 'pg';
import type { Logger } from 'pino';
import { sql } from 'kysely';
import type { ServerConfig } from './config.ts';
import { buildFeatures } from './features/index.ts';
import { updateScore } from './features/partner/index.ts';
import { createSessions, csrfHeader, deleteEndedSessions } from './platform/auth/index.ts';
import { bumpCatalogueVersion, followCatalogue } from './platform/catalogue/index.ts';
import type { Db } from './platform/db/index.ts';
import type { Deps } from './platform/deps.ts';
import { type Handlers, implement, registerErrorHandler, ResponseCache } from './platform/http/index.ts';
import type { Jobs } from './platform/jobs/index.ts';
import { createMediaStore } from './platform/media-store/index.ts';

/** Default limit of a request body; routes that take files say their own. */
const bodyLimit = 262_144;

export type AppDeps = { readonly config: ServerConfig; readonly db: Db; readonly pool: pg.Pool; readonly jobs: Jobs; readonly log: Logger };

const metricsOf = (cache: ResponseCache) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({ name: 'http_request_duration_seconds', help: 'Requests by route', labelNames: ['method', 'route', 'status'], registers: [registry] });
  new Gauge({ name: 'response_cache_hits', help: 'Answers served as ready bytes', registers: [registry], collect() { this.set(cache.hits); } });
  new Gauge({ name: 'response_cache_misses', help: 'Answers computed', registers: [registry], collect() { this.set(cache.misses); } });
  const errors = new Counter({ name: 'http_errors_total', help: 'Answers with status 500', registers: [registry] });
  return { registry, duration, errors };
};

const registerOperations = (app: FastifyInstance, db: Db, cache: ResponseCache): void => {
  const { registry, duration, errors } = metricsOf(cache);
  app.addHook('onResponse', async (request, reply) => {
    duration.observe({ method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode }, reply.elapsedTime / 1_000);
    if (reply.statusCode >= 500) errors.inc();
  });
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
};

const registerDocumentation = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Cafeteria', description: 'Employee-benefits portal. Sign in with the portal; writes need the header from GET /api/csrf.', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};

/** Puts the API together from its dependencies; `close` also stops what it started. */
export const buildApp = async ({ config, db, pool, jobs, log }: AppDeps) => {
  const commonHeaders = ['Access-Control-Allow-Origin', config.webOrigin, 'Access-Control-Allow-Credentials', 'true', 'X-Content-Type-Options', 'nosniff'];
  const cache = new ResponseCache(commonHeaders);
  const catalogue = await followCatalogue({ db, pool, onChange: () => cache.clear(), log: (message) => log.warn(message) });
  const deps: Deps = {
    db, config, log, jobs, sessions: createSessions(db, config.cookie), media: createMediaStore(`${config.dataDir}/media`, config.cores),
    crud: { db, changed: bumpCatalogueVersion, committed: catalogue.refresh },
  };
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger, bodyLimit, logController: new LogController({ disableRequestLogging: true }), trustProxy: !config.isLocal, forceCloseConnections: 'idle', requestIdHeader: 'x-request-id',
    // ready answers leave before the framework looks at the request
    serverFactory: (handle) => createServer((request, response) => { if (!cache.serveDirect(request, response)) handle(request, response); }),
  });
  registerErrorHandler(app);
  await app.register(cookie);
  await app.register(cors, { origin: [config.webOrigin], credentials: true, methods: ['GET', 'POST', 'PUT', 'DELETE'], allowedHeaders: ['Content-Type', 'Accept-Language', csrfHeader, 'Idempotency-Key'], maxAge: 600 });
  app.addHook('onSend', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
  registerOperations(app, db, cache);
  await registerDocumentation(app);
  const features = await buildFeatures(deps);
  const tools = { cache, findSession: deps.sessions.find, assertCsrf: deps.sessions.assertCsrf, defaultLanguage: config.primaryLanguage } as const;
  const mountAll = async (instance: FastifyInstance): Promise<void> => {
    for (const [name, routes] of Object.entries(api)) implement(instance, name, routes as Routes, features[name as keyof typeof api] as unknown as Handlers<Routes>, tools);
  };
  await app.register(mountAll);
  jobs.define('session.clean-up', async () => void (await deleteEndedSessions(db)));
  jobs.schedule('session.clean-up', '*/15 * * * *');
  jobs.define('partner.score', async () => {
    await updateScore(db);
    await db.transaction().execute((tx) => bumpCatalogueVersion(tx));
  });
  jobs.schedule('partner.score', '30 0 * * *');
  app.addHook('onClose', async () => {
    await catalogue.stop();
    await jobs.stop();
  });
  await app.ready();
  return { app, deps, cache };
};

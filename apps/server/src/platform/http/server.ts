import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { registerBodyDigest } from './body-digest.ts';
import { registerJsonParser } from './body-limit.ts';
import { closeWhenAnswered } from './close-when-answered.ts';
import { createListener, type Tls } from './listener.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import { refuseUnreadable, unreadable } from './refuse-unreadable.ts';

/** Limit of a body in bytes where no route of the contract says one (`body-limit.ts`). */
const bodyLimit = 262_144;
export const withoutRequestLog = new LogController({ disableRequestLogging: true });

/** Trusts that many X-Forwarded-For hops. */
export const trustsProxies =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;

type Options = {
  readonly log: Logger;
  readonly ready: ReadyAnswers;
  readonly origin: string;
  /** How many proxies are in front: that many X-Forwarded-For hops are trusted. */
  readonly trustProxy: number;
  readonly allowedHeaders: string[];
  /** Headers of answers that the portal's scripts may read. */
  readonly exposedHeaders: string[];
  /** The certificate it speaks https with; else http. */
  readonly tls?: Tls | undefined;
};

/** A proxy's name for a request, where it looks like one, else a name of our own. */
const requestId = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
};

/** Tells browsers to come by https only, where they came by it, to the API's own host too. */
export const transportSecurity = (origin: string): [string, string][] =>
  origin.startsWith('https:')
    ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']]
    : [];
/** An answer is no page: opened as one it runs nothing, fetches nothing, stands in no frame. Pages say otherwise. */
const noPage: [string, string][] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Referrer-Policy', 'no-referrer'],
];
const safetyHeaders = (origin: string): [string, string][] => [
  ['X-Content-Type-Options', 'nosniff'],
  ...transportSecurity(origin),
];

/** A server that answers the exact origin of the portal with credentials, and ready answers before anything else. */
export const createHttpServer = async ({
  log,
  ready,
  origin,
  trustProxy,
  allowedHeaders,
  exposedHeaders,
  tls,
}: Options): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit,
    logController: withoutRequestLog,
    trustProxy: trustsProxies(trustProxy),
    forceCloseConnections: 'idle',
    // who has been let in is answered, also while this process closes
    return503OnClosing: false,
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: requestId,
    frameworkErrors: (_error, _request, { raw }) =>
      void raw
        .writeHead(400, [
          ...readyHeaders(origin),
          'Content-Type',
          'application/json; charset=utf-8',
          'Cache-Control',
          'no-store',
        ])
        .end(unreadable),
    clientErrorHandler: refuseUnreadable,
    serverFactory: (handle) =>
      createListener(
        (request, response) => {
          if (!ready.serveDirect(request, response)) handle(request, response);
        },
        tls,
        log,
      ),
  });
  closeWhenAnswered(app);
  await app.register(cookie);
  await app.register(cors, {
    // the same for anyone who asks, as ready answers are
    origin,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Content-Type', 'Accept-Language', ...allowedHeaders],
    exposedHeaders,
    maxAge: 600,
  });
  registerBodyDigest(app);
  registerJsonParser(app);
  const safety = safetyHeaders(origin);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(Object.fromEntries(safety));
    for (const [name, value] of noPage) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  return app;
};

/** Headers of answers no hook sees (ready ones, addresses that cannot be read): the same as above. */
export const readyHeaders = (origin: string): string[] => [
  'Access-Control-Allow-Origin',
  origin,
  'Access-Control-Allow-Credentials',
  'true',
  ...safetyHeaders(origin).flat(),
  ...noPage.flat(),
];

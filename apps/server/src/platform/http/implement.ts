import type { Input, Result, Route, Routes } from '@cafeteria/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { type Audience, audienceOf, type Context, languageOf, type Session } from './context.ts';
import type { ResponseCache } from './response-cache.ts';
import { parse } from './validation.ts';

/** One function per route. A missing handler or a wrong answer is a type error. */
export type Handlers<A extends Routes> = {
  readonly [K in keyof A]: (input: Input<A[K]>, context: Context<A[K]>) => Promise<Result<A[K]>>;
};
type AnyHandler = (input: never, context: never) => Promise<unknown>;

export type HttpTools = {
  cache: ResponseCache;
  findSession: (request: FastifyRequest) => Promise<Session | undefined>;
  assertCsrf: (request: FastifyRequest, session: Session | undefined) => void;
  defaultLanguage: 'cs' | 'sk';
};

const assertAccess = (route: Route, session: Session | undefined): void => {
  if (route.access === 'public') return;
  if (!session) throw new AppError('common.error.unauthorized');
  if (route.access === 'admin' && !session.user.roles.includes('ROLE_ADMIN'))
    throw new AppError('common.error.forbidden');
};

const audienceKey = (audience: Audience): string =>
  audience.kind === 'client' ? `client ${audience.clientId}` : audience.kind;
const isPersonal = (query: object): boolean => 'lat' in query && query.lat !== undefined;

/** An address says nothing by an empty value (specification, section 2). */
const withoutEmpty = (query: unknown): object =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/** Answers with exactly what the contract's response schema lists: nothing else leaves the server. */
const serialise = (route: Route, value: unknown): string =>
  JSON.stringify(z.parse(route.response, value));

/** Mounts the routes of one feature: access, CSRF, validation, cache and answer come from the contract. */
export const implement = <A extends Routes>(
  app: FastifyInstance,
  feature: string,
  routes: A,
  handlers: Handlers<A>,
  tools: HttpTools,
): void => {
  for (const [name, route] of Object.entries(routes))
    mount(app, `${feature}.${name}`, route, handlers[name] as unknown as AnyHandler, tools);
};

/** Mounts every feature of an API. */
export const implementAll = <A extends Readonly<Record<string, Routes>>>(
  app: FastifyInstance,
  api: A,
  features: { readonly [K in keyof A]: Handlers<A[K]> },
  tools: HttpTools,
): void => {
  for (const [name, routes] of Object.entries(api))
    implement(app, name, routes, features[name] as Handlers<Routes>, tools);
};

const mount = (
  app: FastifyInstance,
  operationId: string,
  route: Route,
  handler: AnyHandler,
  tools: HttpTools,
): void => {
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await tools.findSession(request);
    assertAccess(route, session);
    if (route.method !== 'GET') tools.assertCsrf(request, session);
    const params = route.params ? parse(route.params, request.params, 'params') : {};
    const query = route.query ? parse(route.query, withoutEmpty(request.query), 'query') : {};
    const body = route.body ? { body: parse(route.body, request.body, 'body') } : {};
    const language = languageOf(request.headers['accept-language'], tools.defaultLanguage);
    const audience = audienceOf(session?.user);
    const context: Context<Route & { access: 'public' }> = {
      user: session?.user,
      session,
      language,
      audience,
      request,
      reply,
    };
    const run = (): Promise<unknown> =>
      handler({ ...params, ...query, ...body } as never, context as never);
    if (route.cache === 'catalogue' && !isPersonal(query)) {
      const key = [
        operationId,
        JSON.stringify(params),
        JSON.stringify(Object.entries(query).toSorted()),
        language,
        audienceKey(audience),
      ].join(' ');
      const entry = await tools.cache.get(key, async () => serialise(route, await run()));
      reply.hijack();
      tools.cache.write(entry, request.raw, reply.raw, session === undefined);
      return reply;
    }
    const value = await run();
    if (reply.sent || route.binary) return reply;
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(serialise(route, value));
  };
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    schema: documentation(operationId, route),
    // The handler above reads the request, checking access first:
    // an anonymous caller learns nothing about the expected body.
    validatorCompiler: () => () => true,
    serializerCompiler: () => (value) => String(value),
    handler: respond,
  });
};

const documentation = (operationId: string, route: Route) => ({
  operationId,
  summary: route.summary,
  tags: [operationId.slice(0, operationId.indexOf('.'))],
  description: `Access: ${route.access}`,
  ...(route.params && { params: route.params }),
  ...(route.query && { querystring: route.query }),
  ...(route.body && { body: route.body }),
  response: { 200: route.response },
});

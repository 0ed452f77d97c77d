import type { Input, Result, Route, Routes } from '@cafeteria/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ResponseCache } from './response-cache.ts';
import { parse } from './validation.ts';

/** What the product knows of whoever sends a request; the product says more of it. */
type AnyCaller = { readonly user: object | undefined };
/** A caller of a route that asks for a session. */
export type SignedIn<C extends AnyCaller> = C & { readonly user: NonNullable<C['user']> };

/** One function per route. A missing handler or a wrong answer is a type error. */
export type HandlersOf<A extends Routes, C extends AnyCaller> = {
  readonly [K in keyof A]: (
    input: Input<A[K]>,
    caller: A[K]['access'] extends 'public' ? C : SignedIn<C>,
  ) => Promise<Result<A[K]>>;
};
type AnyHandler = (input: never, caller: never) => Promise<unknown>;

/** What the product has to say about callers. */
export type CallerTools<C extends AnyCaller> = {
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<C>;
  /** Throws when the caller may not use the route, or the request is not theirs. */
  readonly assertAccess: (route: Route, caller: C) => void;
  /** Names everybody who gets the same answer to the same address; undefined when nobody else does. */
  readonly sharedBy: (caller: C, query: object) => string | undefined;
};
export type HttpTools<C extends AnyCaller> = CallerTools<C> & { readonly cache: ResponseCache };

/** An address says nothing by an empty value (specification, section 2). */
const withoutEmpty = (query: unknown): object =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/** Answers with exactly what the contract's response schema lists: nothing else leaves the server. */
const serialise = (route: Route, value: unknown): string =>
  JSON.stringify(z.parse(route.response, value));

/** Mounts the routes of one feature: access, CSRF, validation, cache and answer come from the contract. */
const implement = <A extends Routes, C extends AnyCaller>(
  app: FastifyInstance,
  feature: string,
  routes: A,
  handlers: HandlersOf<A, C>,
  tools: HttpTools<C>,
): void => {
  for (const [name, route] of Object.entries(routes))
    mount(app, `${feature}.${name}`, route, handlers[name] as unknown as AnyHandler, tools);
};

/** Mounts every feature of an API. */
export const implementAll = <A extends Readonly<Record<string, Routes>>, C extends AnyCaller>(
  app: FastifyInstance,
  api: A,
  features: { readonly [K in keyof A]: HandlersOf<A[K], C> },
  tools: HttpTools<C>,
): void => {
  for (const [name, routes] of Object.entries(api))
    implement(app, name, routes, features[name] as HandlersOf<Routes, C>, tools);
};

const mount = <C extends AnyCaller>(
  app: FastifyInstance,
  operationId: string,
  route: Route,
  handler: AnyHandler,
  tools: HttpTools<C>,
): void => {
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await tools.identify(request, reply);
    tools.assertAccess(route, caller);
    const params = route.params ? parse(route.params, request.params, 'params') : {};
    const query = route.query ? parse(route.query, withoutEmpty(request.query), 'query') : {};
    const body = route.body ? { body: parse(route.body, request.body, 'body') } : {};
    const run = (): Promise<unknown> =>
      handler({ ...params, ...query, ...body } as never, caller as never);
    const sharers = route.cache === 'catalogue' ? tools.sharedBy(caller, query) : undefined;
    if (sharers !== undefined) {
      const key = [
        operationId,
        JSON.stringify(params),
        JSON.stringify(Object.entries(query).toSorted()),
        sharers,
      ].join(' ');
      const entry = await tools.cache.get(key, async () => serialise(route, await run()));
      reply.hijack();
      tools.cache.write(entry, request.raw, reply.raw, caller.user === undefined);
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

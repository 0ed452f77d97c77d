import {
  type Input,
  namesOf,
  type Result,
  type Route,
  type Routes,
  type SessionlessAccess,
} from '@cafeteria/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { answerWriter } from './answer-writer.ts';
import { admission } from './admission.ts';
import { bodyBounds } from './body-limit.ts';
import type { AnyCaller, CallerTools } from './caller-tools.ts';
import { anything } from '../keeper.ts';
import { createFileGate, readFileBody, readFileForm, registerFileParser } from './file-body.ts';
import { goneSignal } from './gone.ts';
import { createEventStreams, type EventStreams } from './event-stream.ts';
import { operationOf } from './operation.ts';
import type { OwnAnswers } from './own-answers.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import { parse } from './validation.ts';

/** A caller of a route that asks for a session. */
export type SignedIn<C extends AnyCaller> = C & { readonly user: NonNullable<C['user']> };

type CallerOf<R extends Route, C extends AnyCaller> = R['access'] extends SessionlessAccess
  ? C
  : SignedIn<C>;
/** A handler answers, or, where the route is a stream, gives one event after the other until `closed`. */
type HandlerOf<R extends Route, C extends AnyCaller> = 'stream' extends keyof R
  ? (input: Input<R>, caller: CallerOf<R, C>, closed: AbortSignal) => AsyncIterable<EventOf<R>>
  : (input: Input<R>, caller: CallerOf<R, C>) => Promise<AnswerOf<R>>;
/** What sends a file has answered by that; nobody reads what it gives besides. */
type AnswerOf<R extends Route> = 'binary' extends keyof R ? FastifyReply | void : Result<R>;
type EventOf<R extends Route> = z.output<NonNullable<R['stream']>>;
/** One function per route. A missing handler or a wrong answer is a type error. */
export type HandlersOf<A extends Routes, C extends AnyCaller> = {
  readonly [K in keyof A]: HandlerOf<A[K], C>;
};
type AnyHandler = (input: never, caller: never, closed?: AbortSignal) => unknown;

type Lagging = {
  readonly features: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;
  /** Gives the answer of the first, or that of the second where the first cannot give one. */
  readonly prefer: (
    onStandby: () => Promise<unknown>,
    onPrimary: () => Promise<unknown>,
  ) => Promise<unknown>;
};
/** The handler of a route, and before it that of the place where it may lag. */
const preferring = (
  handler: AnyHandler,
  { mayLag }: Route,
  lagging: Lagging | undefined,
  [feature, name]: readonly [string, string],
): AnyHandler => {
  const laggingHandler = mayLag && lagging?.features[feature]?.[name];
  if (!laggingHandler) return handler;
  return (input, caller) =>
    lagging.prefer(
      async () => laggingHandler(input, caller),
      async () => handler(input, caller),
    );
};

export type HttpTools<C extends AnyCaller> = CallerTools<C> & {
  readonly ready: ReadyAnswers;
  /** Does what takes long one at a time for a person, and a few in all; refuses where too much waits. */
  readonly heavy: <T>(owner: string, work: () => Promise<T>, callerGone: AbortSignal) => Promise<T>;
  /** Parts of answers of which values may be `lasting`. */
  readonly lasting: ReadonlySet<z.core.$ZodType>;
  /** Where routes that may lag are answered while that is good; without it they are answered as all others. */
  readonly lagging?: Lagging | undefined;
  /** Looks at every file that is sent, before anything else does; throws where it is not to be taken. */
  readonly scan?: ((bytes: Uint8Array) => Promise<void>) | undefined;
  /** How often an open stream shows that it is alive. */
  readonly heartbeatMs?: number;
};

/** What the mounted routes share. */
type OwnTools = {
  readonly streams: EventStreams;
  readonly file: ReturnType<typeof createFileGate>;
};

/** An address says nothing by an empty value (specification, section 2). */
const withoutEmpty = (query: unknown): object =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

/** Of a stream, JSON is only its first event. */
const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/event-stream');

/** Mounts every feature of an API: access, CSRF, validation, cache and answer come from the contract. */
export const implementAll = <A extends Readonly<Record<string, Routes>>, C extends AnyCaller>(
  app: FastifyInstance,
  api: A,
  features: { readonly [K in keyof A]: HandlersOf<A[K], C> },
  tools: HttpTools<C>,
): void => {
  const own = {
    ...tools,
    streams: createEventStreams(app, tools.heartbeatMs),
    file: createFileGate(),
  };
  const mountThose = (instance: FastifyInstance, takesFile: boolean): void => {
    for (const [feature, routes] of Object.entries(api))
      for (const [name, route] of Object.entries(routes))
        if ((route.file !== undefined) === takesFile)
          mount(
            instance,
            `${feature}.${name}`,
            route,
            preferring(features[feature]?.[name] as unknown as AnyHandler, route, tools.lagging, [
              feature,
              name,
            ]),
            own,
          );
  };
  mountThose(app, false);
  app.register(async (files) => {
    registerFileParser(files);
    mountThose(files, true);
  });
};

/** Keeps an answer for the person who asked, where the route lets it; taken before the answer is made. */
const ownKeeper = <C extends AnyCaller>(
  route: Route,
  { raw }: FastifyRequest,
  caller: C,
  { ready, ownerOf }: HttpTools<C>,
): ReturnType<OwnAnswers['keeperOf']> => {
  const owner = route.cache === 'person' ? ownerOf(caller) : undefined;
  return owner === undefined ? () => {} : ready.own.keeperOf(raw, owner);
};

const writerOf = (
  { log }: FastifyInstance,
  operationId: string,
  { response }: Route,
  lasting: HttpTools<AnyCaller>['lasting'],
) =>
  answerWriter(response, lasting, (broken) =>
    log.warn({ operationId, broken }, 'an answer breaks rules of its fields'),
  );

/** One word for an answer that several share: the same question, asked by the same kind of reader. */
const sharedKey = (operationId: string, params: object, query: object, sharers: string): string =>
  [
    operationId,
    JSON.stringify(params),
    JSON.stringify(Object.entries(query).toSorted()),
    sharers,
  ].join(' ');

/** What a request says, as far as its sender may say it. */
const readInput = async <C extends AnyCaller>(
  route: Route,
  request: FastifyRequest,
  caller: C,
  { assertOwn, scan }: Pick<HttpTools<C>, 'assertOwn' | 'scan'>,
) => {
  const params = route.params ? parse(route.params, request.params, 'params') : {};
  // before anything else is read: who may not meet the address learns nothing of what it expects
  await assertOwn(route, caller, { params });
  const query = route.query ? parse(route.query, withoutEmpty(request.query), 'query') : {};
  const sent = route.file ? readFileForm(request) : request.body;
  const body = route.body ? { body: parse(route.body, sent, 'body') } : {};
  if (route.own) await assertOwn(route, caller, { params, query, ...body });
  const file = route.file && { file: await readFileBody(request, route.file) };
  if (file) await scan?.(file.file);
  return { params, query, ...body, ...file };
};

type Answering<A> = (request: FastifyRequest, reply: FastifyReply) => Promise<A>;
/** Lets a sender of a file in, while few others of theirs are on their way. */
const withinGate =
  <C extends AnyCaller>(
    { file, ownerOf }: HttpTools<C> & OwnTools,
    callerOf: Answering<C>,
    respond: Answering<FastifyReply>,
  ): Answering<FastifyReply> =>
  async (request, reply) =>
    file(ownerOf(await callerOf(request, reply)) ?? request.ip, () => respond(request, reply));

const mount = <C extends AnyCaller>(
  app: FastifyInstance,
  operationId: string,
  route: Route,
  handler: AnyHandler,
  tools: HttpTools<C> & OwnTools,
): void => {
  const write = writerOf(app, operationId, route, tools.lasting);
  const { callerOf, before } = admission(route, tools);
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await callerOf(request, reply);
    const { params, query, ...body } = await readInput(route, request, caller, tools);
    const input = { ...params, ...query, ...body } as never;
    const events = (closed: AbortSignal) =>
      handler(input, caller as never, closed) as AsyncIterable<unknown>;
    if (route.stream && !wantsJson(request))
      return tools.streams.send(
        reply,
        { schema: route.stream, owner: tools.ownerOf(caller) },
        events,
      );
    const work = async (): Promise<unknown> =>
      route.stream ? tools.streams.peek(events) : handler(input, caller as never);
    const run = () =>
      route.isHeavy
        ? tools.heavy(tools.ownerOf(caller) ?? request.ip, work, goneSignal(reply))
        : work();
    const sharers = route.cache === 'catalogue' ? tools.sharedBy(caller, query) : undefined;
    if (sharers !== undefined) {
      const key = sharedKey(operationId, params, query, sharers);
      const entry = await tools.ready.shared.get(key, request.raw, async () => {
        const answer = await run();
        return {
          bytes: write(answer),
          about: namesOf(route.about, input, answer as object) ?? anything,
        };
      });
      reply.hijack();
      tools.ready.shared.write(entry, request.raw, reply.raw, tools.sharerOf(caller));
      return reply;
    }
    const keep = ownKeeper(route, request, caller, tools);
    const value = await run();
    if (reply.sent || route.binary) return reply;
    const bytes = write(value);
    reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
    keep(bytes, reply.getHeaders());
    return reply.send(bytes);
  };
  app.route({
    method: route.method,
    url: route.path,
    ...bodyBounds(route),
    onRequest: before,
    schema: operationOf(operationId, route),
    // The handler above reads the request, checking access first:
    // an anonymous caller learns nothing about the expected body.
    validatorCompiler: () => () => true,
    serializerCompiler: () => (value) => String(value),
    handler: route.file ? withinGate(tools, callerOf, respond) : respond,
  });
};

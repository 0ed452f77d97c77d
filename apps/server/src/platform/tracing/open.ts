/** Traces for a collector of OpenTelemetry; this file alone knows its packages, and is loaded where one is set. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { TracingChannel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { BrowserSpan } from '@cafeteria/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throttledLog } from '../throttled-log.ts';
import {
  readTraceParent,
  traceHeader,
  traceParentOf,
  type SpanName,
  type TraceParent,
} from './trace-parent.ts';
import { jobRuns, statements } from './work.ts';

export type TracingOptions = {
  /** Of the collector, without the path of a signal (OTEL_EXPORTER_OTLP_ENDPOINT). */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Which part of the traces that begin here is kept, from 0 to 1. */
  readonly ratio: number;
  readonly serviceName: string;
  readonly version: string;
};
export type Tracing = {
  /** Traces what a server is asked, and what its handlers ask the database. */
  readonly follow: (app: FastifyInstance) => void;
  /** Sends on what browsers say of themselves. */
  readonly note: (spans: readonly BrowserSpan[]) => void;
  /** The trace of the request that is being answered, for lines of the log. */
  readonly traceId: () => string | undefined;
  /** Sends what has not been sent. */
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Longest text of a statement that is told. */
const statementLength = 2_000;
/** Of a statement only this is in its span's name, as collectors group by names. */
const verbOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

const contextOf = (parent: TraceParent | undefined): Context =>
  parent
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isKept ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })
    : ROOT_CONTEXT;

type Active = AsyncLocalStorage<Span | undefined>;
/** A span for each work a channel tells of; what the work causes is within it. */
const followChannel = <T extends object>(
  channel: TracingChannel<unknown, T>,
  active: Active,
  begin: (work: T) => Span | undefined,
): (() => void) => {
  const open = new WeakMap<T, Span>();
  const handlers = {
    start: () => {},
    end: () => {},
    asyncStart: () => {},
    asyncEnd: (work: T) => open.get(work)?.end(),
    error: (work: T) => void open.get(work)?.setStatus({ code: SpanStatusCode.ERROR }),
  };
  channel.start.bindStore(active, (work) => {
    const span = begin(work);
    if (span) open.set(work, span);
    return span;
  });
  channel.subscribe(handlers);
  return () => {
    channel.start.unbindStore(active);
    channel.unsubscribe(handlers);
  };
};

/** Numbers of spans a browser has given; one at a time, as they are noted. */
const givenIds = () => {
  let given: SpanName = { traceId: '', spanId: '' };
  return {
    give: (name: SpanName): void => {
      given = name;
    },
    generateTraceId: () => given.traceId,
    generateSpanId: () => given.spanId,
  };
};

/** So long a batch is tried again and again. */
const exportMs = 5_000;
const openProvider = ({ endpoint, headers, ratio, serviceName, version }: TracingOptions) => {
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': version,
  });
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: exportMs,
  });
  const processor = new BatchSpanProcessor({ exporter });
  const shared = { resource, spanProcessors: [processor] };
  const ids = givenIds();
  // who began a trace has decided whether it is kept
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  const provider = new TracerProvider({ ...shared, sampler });
  return {
    tracer: provider.getTracer('cafeteria'),
    // a browser reports only what it has decided to keep
    browser: new TracerProvider({ ...shared, idGenerator: ids }).getTracer('cafeteria.browser'),
    ids,
    flush: () => processor.forceFlush(),
    stop: () => provider.shutdown(),
  };
};
type Provider = ReturnType<typeof openProvider>;

/** A span for each request; only what the contract names is told of it, never an address as it was asked. */
const requestFollower =
  ({ tracer }: Provider, active: Active): Tracing['follow'] =>
  (app) => {
    const open = new WeakMap<FastifyRequest, Span>();
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, id, routeOptions, raw } = request;
      const route = routeOptions.url ?? '';
      const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
      const parent = contextOf(readTraceParent(request.headers[traceHeader]));
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      open.set(request, span);
      // what is asked inside the process for this request goes on with its headers
      const { traceFlags, ...name } = span.spanContext();
      raw.headers[traceHeader] = traceParentOf({ ...name, isKept: (traceFlags & 1) === 1 });
      active.run(span, done);
    });
    // a body is read in the socket's own context
    app.addHook('preValidation', (request, _reply, done) => active.run(open.get(request), done));
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = open.get(request);
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  };

const browserNoter =
  ({ browser, ids }: Provider): Tracing['note'] =>
  (spans) => {
    for (const { parentId, name, startedAt, durationMs, isCall, isFailed, ...own } of spans) {
      ids.give(own);
      const parent = parentId
        ? { traceId: own.traceId, spanId: parentId, isKept: true }
        : undefined;
      const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const span = browser.startSpan(name, { kind, startTime: startedAt }, contextOf(parent));
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(startedAt + durationMs);
    }
  };

/** A process that closes waits so long for its last spans; what a collector that is away has not got is lost. */
const closingMs = 2_000;

/** What went wrong, without the stack the exporter packs it into. */
const reasonIn = (message: string): string => /"message":"([^"]+)"/.exec(message)?.[1] ?? message;

/** Begins to trace; `log` hears of a collector that does not answer, once a minute. */
export const openTracing = (options: TracingOptions, log: (message: string) => void): Tracing => {
  const provider = openProvider(options);
  const { tracer } = provider;
  const active: Active = new AsyncLocalStorage();
  const complain = throttledLog(log);
  const say = (message: string): void => complain(`tracing: ${reasonIn(message)}`);
  const silent = (): void => {};
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const childOf = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);
  const ends = [
    followChannel(statements, active, ({ text }) => {
      const cause = active.getStore();
      if (!cause) return undefined;
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, statementLength),
      };
      return tracer.startSpan(verbOf(text), { kind: SpanKind.CLIENT, attributes }, childOf(cause));
    }),
    followChannel(jobRuns, active, ({ name }) =>
      tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }),
    ),
  ];
  return {
    follow: requestFollower(provider, active),
    note: browserNoter(provider),
    traceId: () => active.getStore()?.spanContext().traceId,
    flush: provider.flush,
    stop: async () => {
      for (const end of ends) end();
      const given = new AbortController();
      await Promise.race([
        provider.stop().catch((error: Error) => say(error.message)),
        pause(closingMs, undefined, given).catch(() => {}),
      ]);
      given.abort();
    },
  };
};

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/index.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/** A number of the product by one label, read when it is asked for; one named `…_total` only grows. */
export type ProductGauge = {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => Promise<Readonly<Record<string, number>>>;
};

/**
 * A figure that is read before it is told. What cannot be read now, as without a database, is left out: the rest is
 * then wanted most.
 */
const registerFigure = (
  { name, help, label, read }: ProductGauge,
  registry: Registry,
  onUnread: (name: string) => void,
): (() => Promise<void>) => {
  const settings = { name, help, labelNames: [label], registers: [registry] };
  const metric = name.endsWith('_total') ? new Counter(settings) : new Gauge(settings);
  return async () => {
    const values = await read().catch((): Readonly<Record<string, number>> => {
      onUnread(name);
      return {};
    });
    // what is there no more is not told any more
    metric.reset();
    for (const [value, count] of Object.entries(values)) metric.inc({ [label]: value }, count);
  };
};

const createMetrics = ({ shared, files }: ReadyAnswers, gauges: readonly ProductGauge[]) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const errors = new Counter({
    name: 'http_errors_total',
    help: 'Answers with status 500',
    registers,
  });
  for (const [name, help, read] of [
    ['response_cache_hits', 'Answers served as ready bytes', () => shared.hits + files.hits()],
    ['response_cache_misses', 'Answers computed', () => shared.misses],
  ] as const) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  const unread = new Counter({
    name: 'unread_metrics_total',
    help: 'Figures that could not be read when they were asked for',
    labelNames: ['name'],
    registers,
  });
  const figures = gauges.map((gauge) =>
    registerFigure(gauge, registry, (name) => {
      unread.inc({ name });
    }),
  );
  // one after the other: looking at the pool of connections must not empty it
  const readAll = oneAtATime(async () => {
    for (const read of figures) await read();
  });
  return { registry, duration, errors, readAll };
};

const answersQueries = async (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

/** What operators ask: is it alive, is it ready, how is it doing. */
export const registerOperations = (
  app: FastifyInstance,
  db: Db,
  ready: ReadyAnswers,
  gauges: readonly ProductGauge[] = [],
): void => {
  const { registry, duration, errors, readAll } = createMetrics(ready, gauges);
  const schema = { hide: true } as object;
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
    if (reply.statusCode >= 500) errors.inc();
  });
  app.get('/health/live', { schema }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema }, async (_request, reply) =>
    (await answersQueries(db))
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'no database' }),
  );
  app.get('/metrics', { schema }, async (_request, reply) => {
    await readAll();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

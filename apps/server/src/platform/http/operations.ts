import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/index.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/** A number of the product by one label, read when it is asked for. */
export type ProductGauge = {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => Promise<Readonly<Record<string, number>>>;
};

const registerGauge = ({ name, help, label, read }: ProductGauge, registry: Registry): void => {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      for (const [value, count] of Object.entries(await read()))
        this.set({ [label]: value }, count);
    },
  });
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
  for (const gauge of gauges) registerGauge(gauge, registry);
  return { registry, duration, errors };
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
  const { registry, duration, errors } = createMetrics(ready, gauges);
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
  app.get('/metrics', { schema }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};

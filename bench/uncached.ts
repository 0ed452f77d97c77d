import type { Pool, PoolClient } from 'pg';
import { median, rawBytes } from './load.ts';
import { startBenchServer } from './server.ts';

type Statement = { text: string; values: unknown[] };
/** One at a time: requests for one answer that arrive together share its computation, and would be counted too well. */
const requests = 300;
const watched = 8;

const rate = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  for (let done = 0; done < requests; done += 1) await work();
  return requests / ((performance.now() - started) / 1_000);
};

/** The statements a piece of work makes, as they reach the driver. */
const record = async (pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> => {
  const seen: Statement[] = [];
  const watch = (client: PoolClient): void => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...args: Parameters<typeof query>) => {
        const [first]: readonly unknown[] = args;
        if (
          typeof first === 'object' &&
          first !== null &&
          'text' in first &&
          'values' in first &&
          Array.isArray(first.values)
        )
          seen.push({ text: String(first.text), values: first.values });
        return query(...args);
      },
    });
  };
  const clients = await Promise.all(Array.from({ length: watched }, () => pool.connect()));
  for (const client of clients) watch(client);
  for (const client of clients) client.release();
  await work();
  const again = await Promise.all(clients.map(() => pool.connect()));
  for (const client of again) {
    Reflect.deleteProperty(client, 'query');
    client.release();
  }
  return seen;
};

/** The whole way of an answer that no cache holds, over HTTP, beside its statements alone on the same database. */
export const measureUncached = async (): Promise<string[]> => {
  const { app, cache, pool, origin, close } = await startBenchServer(8392);
  const url = `${origin}/api/tile/category/6`;
  const request = async (): Promise<void> => {
    cache.clear();
    await rawBytes(url);
  };
  for (let turn = 0; turn < 50; turn += 1) await request();
  const statements = await record(pool, async () => {
    cache.clear();
    await app.inject('/api/tile/category/6');
  });
  // as the product runs them: the tiles wait for the ids, the rest goes side by side
  const run = ({ text, values }: Statement, index: number): Promise<unknown> =>
    pool.query({ name: `bare${index}`, text, values });
  const bare = async (): Promise<unknown> => {
    await Promise.all(statements.slice(0, -1).map(run));
    return Promise.all(statements.slice(-1).map((last) => run(last, statements.length)));
  };
  const ratios: number[] = [];
  let rates = { ours: 0, bare: 0 };
  for (let round = 0; round < 3; round += 1) {
    rates = { bare: await rate(bare), ours: await rate(request) };
    ratios.push(rates.ours / rates.bare);
  }
  await close();
  return [
    `${rates.ours.toFixed(0)} answers/s over HTTP, ` +
      `${rates.bare.toFixed(0)} /s for its ${statements.length} statements alone`,
    `ratio ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  ];
};

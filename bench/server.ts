/** A server of the real product for measurements: in this process, on a database of its own, with the demo. */
import { pino } from 'pino';
import { scratchFolder } from '../tools/scratch.mjs';
import { buildApp } from '../apps/server/src/app.ts';
import { loadDemoOnce, startDatabase } from '../apps/server/src/boot.ts';
import { parseEnvironment } from '../apps/server/src/config/config.ts';
import { createJobs } from '../apps/server/src/platform/jobs/index.ts';

export const startBenchServer = async (port: number) => {
  const dataDir = scratchFolder('cafeteria-bench');
  const config = parseEnvironment({ DATA_DIR: dataDir, API_PORT: String(port), DEMO: 'true' });
  const log = pino({ level: 'silent' });
  const { database, connection, stop } = await startDatabase(config, log);
  const loaded = await loadDemoOnce(config, database.db, log);
  const jobs = createJobs({ connection, log: () => {} });
  const { app, ready } = await buildApp({
    config,
    db: database.db,
    pool: database.pool,
    jobs,
    log,
  });
  await app.listen({ port, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await app.close();
    await stop();
  };
  return {
    app,
    config,
    jobs,
    ready,
    pool: database.pool,
    db: database.db,
    origin: `http://127.0.0.1:${port}`,
    loaded,
    close,
  };
};
export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

/** The one value that a statement answers. */
export const readValue = async <T>(pool: BenchServer['pool'], text: string): Promise<T> => {
  const { rows } = await pool.query<[T]>({ text, rowMode: 'array' });
  const [row] = rows;
  if (!row) throw new Error(`nothing is found by: ${text}`);
  return row[0];
};

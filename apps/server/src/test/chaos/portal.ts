/** A portal of its own process and database, which can be killed and comes back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startDatabase } from '../../boot.ts';
import { parseEnvironment } from '../../config/config.ts';
import type { Db } from '../../platform/db/index.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** The process that owns the database: its number is the first line of `postmaster.pid`. */
const findPostmaster = (dataDir: string): number | undefined => {
  const file = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  const path = file && join(dataDir, file);
  const pid = path && existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
  return pid > 1 ? pid : undefined;
};
const killNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has gone by itself
  }
};

export const createPortal = async (extra: Readonly<Record<string, string>> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cafeteria-chaos-'));
  // PostgreSQL runs as another user where we are root, and keeps its data here only if it may enter
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const environment = {
    DATA_DIR: dataDir,
    API_PORT: String(port),
    HOST: '127.0.0.1',
    SERVE_WEB: 'false',
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    ...extra,
  };
  let child: ChildProcess | undefined;
  let isWanted = true;
  const starts = { server: 0 };

  const start = (): void => {
    starts.server += 1;
    const main = new URL('../../main.ts', import.meta.url).pathname;
    child = spawn(process.execPath, [main], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: 'ignore',
    });
    child.once('exit', () => {
      if (isWanted) start();
    });
  };
  const isReady = (): Promise<boolean> =>
    fetch(`${api}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
  return {
    api,
    starts,
    start,
    /** Resolves when it answers and its database does. */
    ready: async (): Promise<void> => {
      for (let tries = 0; tries < 600; tries += 1) {
        if (await isReady()) return;
        await sleep(100);
      }
      throw new Error('the portal does not come back');
    },
    /** What `kill -9` does; it starts again by itself. */
    killServer: (): void => void (child?.pid && killNow(child.pid)),
    killPostgres: (): void => {
      const pid = findPostmaster(dataDir);
      if (pid !== undefined) killNow(pid);
    },
    /** Ends it as an operator would. */
    stop: async (): Promise<void> => {
      isWanted = false;
      if (!child || child.exitCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
    /** Works on its database while it is stopped. */
    withDatabase: async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const config = parseEnvironment(environment);
      const { database, stop } = await startDatabase(config, pino({ level: 'silent' }));
      try {
        return await work(database.db);
      } finally {
        await stop();
      }
    },
    remove: (): void => rmSync(dataDir, { recursive: true, force: true }),
  };
};
export type Portal = Awaited<ReturnType<typeof createPortal>>;

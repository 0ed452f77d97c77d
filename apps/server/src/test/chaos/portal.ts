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

type Environment = Readonly<Record<string, string>>;
/** A server that is started again whenever it ends, until it is stopped. */
class Server {
  readonly #environment: Environment;
  #child: ChildProcess | undefined;
  #isWanted = true;
  constructor(environment: Environment) {
    this.#environment = environment;
  }
  start(): void {
    const main = new URL('../../main.ts', import.meta.url).pathname;
    // it inherits where programs are, and is told the rest
    const assignments = Object.entries(this.#environment).map(
      ([name, value]) => `${name}=${value}`,
    );
    const child = spawn('/usr/bin/env', [...assignments, process.execPath, main], {
      stdio: 'ignore',
    });
    child.once('exit', () => {
      if (this.#isWanted) this.start();
    });
    this.#child = child;
  }
  /** What `kill -9` does. */
  kill(): void {
    if (this.#child?.pid) killNow(this.#child.pid);
  }
  /** Ends it as an operator would. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => void child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}

const isReady = (api: string): Promise<boolean> =>
  fetch(`${api}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
/** Works on the database of a portal that is stopped. */
const withDatabase = async <T>(
  environment: Environment,
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const config = parseEnvironment(environment);
  const { database, stop } = await startDatabase(config, pino({ level: 'silent' }));
  try {
    return await work(database.db);
  } finally {
    await stop();
  }
};

export const createPortal = async (extra: Environment = {}) => {
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
  const server = new Server(environment);
  return {
    api,
    server,
    /** Resolves when it answers and its database does. */
    ready: async (): Promise<void> => {
      for (let tries = 0; tries < 1_800; tries += 1) {
        if (await isReady(api)) return;
        await sleep(100);
      }
      throw new Error('the portal does not come back');
    },
    killPostgres: (): void => {
      const pid = findPostmaster(dataDir);
      if (pid !== undefined) killNow(pid);
    },
    withDatabase: <T>(work: (db: Db) => Promise<T>) => withDatabase(environment, work),
    remove: (): void => rmSync(dataDir, { recursive: true, force: true }),
  };
};

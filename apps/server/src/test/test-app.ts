import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Args, Result, Route } from '@cafeteria/contract';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { parseEnvironment } from '../config/config.ts';
import { createJobs } from '../platform/jobs/index.ts';
import { passwords, seedUsers } from './factories.ts';
import { cloneDatabase } from './test-database.ts';

export type Answer<T> = {
  readonly status: number;
  readonly body: T & ErrorParts;
  readonly headers: Readonly<Record<string, unknown>>;
};
type ErrorParts = {
  globalErrors?: { messageKey: string; params?: Record<string, unknown> }[];
  fieldErrors?: { field: string; messageKey: string }[];
};
type Values = Readonly<Record<string, unknown>>;

const requestOf = (path: string, args: Values): { url: string; body: unknown } => {
  const { body, ...rest } = args;
  const used: string[] = [];
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    used.push(name);
    return String(rest[name]);
  });
  const query = Object.entries(rest)
    .filter(([name, value]) => !used.includes(name) && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return { url: query.length > 0 ? `${filled}?${query.join('&')}` : filled, body };
};

/** The whole API on a database of its own, with real jobs, and callers who keep their cookies. */
export const buildTestApp = async (environment: Readonly<Record<string, string>> = {}) => {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'cafeteria-app-'));
  await seedUsers(database.db);
  const log = pino({ level: 'silent' });
  const config = parseEnvironment({ DATA_DIR: dataDir, ...environment });
  const jobs = createJobs({ connection: database.connection, log: (message) => log.warn(message) });
  const { app, catalogue } = await buildApp({
    config,
    db: database.db,
    pool: database.pool,
    jobs,
    log,
  });

  /** Somebody with a browser: cookies and CSRF token are kept between calls. */
  const createCaller = () => {
    const cookies = new Map<string, string>();
    let csrf: string | undefined;
    const send = async (
      method: string,
      url: string,
      payload?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers: {
          'accept-language': 'cs',
          ...(cookie && { cookie }),
          ...(csrf && method !== 'GET' && { 'x-csrf-token': csrf }),
          ...headers,
        },
        ...(payload !== undefined && { payload: payload as string | object }),
      });
      for (const { name, value, maxAge, expires } of response.cookies) {
        if (value === '' || maxAge === 0 || (expires && expires.getTime() <= Date.now()))
          cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    const renewCsrf = async (): Promise<void> => {
      const { token }: { token: string } = (await send('GET', '/api/csrf')).json();
      csrf = token;
    };
    const call = async <R extends Route>(
      route: R,
      args: Args<R>,
      headers?: Readonly<Record<string, string>>,
    ): Promise<Answer<Result<R>>> => {
      if (route.method !== 'GET' && !csrf) await renewCsrf();
      const { url, body } = requestOf(route.path, args as Values);
      const response = await send(route.method, url, body, headers);
      const isJson = String(response.headers['content-type']).includes('json');
      const answer: Answer<Result<R>>['body'] = JSON.parse(isJson ? response.body : '{}');
      return { status: response.statusCode, body: answer, headers: response.headers };
    };
    const signIn = async (username: string, password: string): Promise<number> => {
      await renewCsrf();
      const { statusCode } = await send('POST', '/api/auth/login', { username, password });
      if (statusCode === 200) await renewCsrf();
      return statusCode;
    };
    return { call, send, signIn, renewCsrf, cookies };
  };
  const signedIn = async (who: keyof typeof passwords) => {
    const caller = createCaller();
    await caller.signIn(`${who}@test.test`, passwords[who]);
    return caller;
  };
  const close = async (): Promise<void> => {
    await app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    db: database.db,
    connection: database.connection,
    config,
    log,
    jobs,
    createCaller,
    signedIn,
    close,
    expire: catalogue.expire,
  };
};
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

import {
  anyBytes,
  type Args,
  fileForm,
  type FileSource,
  type Result,
  type Route,
} from '@cafeteria/contract';
import type { FastifyInstance } from 'fastify';
import { assertReadable } from './readable.ts';

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

const bytesOf = async (file: FileSource): Promise<Buffer> =>
  file instanceof Uint8Array ? Buffer.from(file) : Buffer.from(await file.arrayBuffer());
/** What is said beside a file stands in the query. */
const requestOf = (path: string, args: Values): { url: string; body: unknown } => {
  const { body, file, ...others } = args;
  const rest = file === undefined ? others : { ...others, [fileForm]: JSON.stringify(body) };
  const used: string[] = [];
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    used.push(name);
    return String(rest[name]);
  });
  const query = Object.entries(rest)
    .filter(([name, value]) => !used.includes(name) && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return {
    url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    body: file === undefined ? body : undefined,
  };
};

/** Somebody with a browser: cookies and CSRF token are kept between calls. */
export const createTestCaller = (app: FastifyInstance, remoteAddress = '127.0.0.1') => {
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
      remoteAddress,
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
    assertReadable(url, response);
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
    const { file } = args as { readonly file?: FileSource };
    const response = file
      ? await send(route.method, url, await bytesOf(file), { 'content-type': anyBytes, ...headers })
      : await send(route.method, url, body, headers);
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
export type TestCaller = ReturnType<typeof createTestCaller>;

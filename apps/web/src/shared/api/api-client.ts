import {
  type Args,
  type ErrorBody,
  fileForm,
  idempotencyHeader,
  type Language,
  type LightRoute,
  personHeader,
  type Result,
  type Route,
  sentTypeOf,
} from '@cafeteria/contract';
import { reportWarning } from '../report-warning.ts';
import type { SessionLock } from './session-lock.ts';
import { intentOf } from './intents.ts';
import { ApiError, type CallDescription, ConnectionError, OtherPersonError } from './api-error.ts';
import { createPageOwner, type PageOwner } from './page-owner.ts';

/** What is read of an answer. */
export type Reply = Pick<Response, 'ok' | 'status' | 'text'> & {
  readonly headers: Pick<Headers, 'get'>;
  /** In browsers. */
  readonly blob?: Response['blob'];
};
export type Transport = (url: string, init: RequestInit) => Promise<Reply>;
type Options = {
  readonly origin: string;
  readonly language: () => Language;
  readonly lock: SessionLock;
  /** Whose the page is; without one it is of the person the first answer is given to. */
  readonly owner?: PageOwner;
  readonly transport?: Transport;
  /** Infinity where whatever carries the calls ends them. */
  readonly timeoutMs?: number;
};
type CallOptions = { readonly signal?: AbortSignal; readonly keepalive?: boolean };
/** `read`: takes an answer that is no JSON; refusals always are. */
type ReadOptions = CallOptions & { readonly read?: (reply: Reply) => Promise<unknown> };
/** `key`: what is written once under it. */
type SendOptions = CallOptions & { readonly key?: string | undefined };
type Scalar = string | number | boolean | null | undefined;
type Values = Readonly<Record<string, unknown>>;
type Csrf = { readonly headerName: string; readonly token: string };

const defaultTimeout = 30_000;
/** Browsers refuse bodies of more than 64 KiB, all on their way counted, of requests that outlive their page. */
const keepaliveBytes = 60_000;
const bytesOf = (body: RequestInit['body']): number => {
  if (body instanceof Blob) return body.size;
  return typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
};

/**
 * Path, query and body of a call: parameters named in the path go there, `body` is the body, the rest is the query.
 * Where there is a file, it is the body, and what is said beside it is in the query.
 */
export const requestOf = (
  route: Pick<LightRoute, 'path'>,
  args: Values,
): { path: string; body: unknown } => {
  const { body, file, ...others } = args;
  const rest: Values = file ? { ...others, [fileForm]: JSON.stringify(body) } : others;
  const used = new Set<string>();
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    used.add(name);
    if (rest[name] === undefined) reportWarning(`missing parameter ${name} of ${route.path}`);
    return encodeURIComponent(String(rest[name]));
  });
  const query = Object.entries(rest).flatMap(([name, value]) =>
    used.has(name) || value === undefined || value === ''
      ? []
      : [`${name}=${encodeURIComponent(String(value as Scalar)).replaceAll('%2C', ',')}`],
  );
  return { path: query.length > 0 ? `${path}?${query.join('&')}` : path, body: file ?? body };
};

type Payload = { readonly body: Blob | string; readonly type: string };
/** What is sent, and as what: a file as it is, anything else as JSON. */
const payloadOf = ({ file }: LightRoute, body: unknown): Payload | undefined => {
  if (file && body instanceof Blob) return { body, type: sentTypeOf(file, body.type) };
  return body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' };
};

const readBody = async (response: Pick<Reply, 'text'>, call: string): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConnectionError('PARSING_ERROR', call, { cause: error });
  }
};

/** What ends a call before its answer: the caller giving it up, or time. */
const endOf = (given: AbortSignal | undefined, limit: AbortSignal | undefined) =>
  given && limit ? AbortSignal.any([given, limit]) : (given ?? limit ?? null);

/** One request with the reader's cookies, within the time limit; throws a ConnectionError when there is no answer. */
const sender =
  ({
    origin,
    transport,
    timeoutMs,
  }: Required<Pick<Options, 'origin' | 'transport' | 'timeoutMs'>>) =>
  async (
    method: string,
    path: string,
    init: RequestInit,
    { signal, keepalive }: CallOptions,
  ): Promise<Reply> => {
    const limit = timeoutMs === Infinity ? undefined : AbortSignal.timeout(timeoutMs);
    try {
      return await transport(origin + path, {
        ...init,
        method,
        credentials: 'include',
        signal: endOf(signal, limit),
        ...(keepalive && bytesOf(init.body) <= keepaliveBytes && { keepalive }),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ConnectionError(limit?.aborted ? 'TIMEOUT' : 'FETCH_ERROR', `${method} ${path}`, {
        cause: error,
      });
    }
  };

/** The CSRF token of the session, fetched when it is first wanted and kept until it is forgotten. */
const csrfToken = (fetchToken: () => Promise<Csrf>) => {
  let csrf: Promise<Csrf> | undefined;
  const forget = (): void => {
    csrf = undefined;
  };
  const find = (): Promise<Csrf> =>
    (csrf ??= fetchToken().catch((error: unknown) => {
      forget();
      throw error;
    }));
  return { find, forget };
};

type SendDeps = {
  readonly fetchOnce: ReturnType<typeof sender>;
  readonly csrf: ReturnType<typeof csrfToken>;
  readonly language: () => Language;
  readonly owner: PageOwner;
};

/** Sends in the reader's language; what writes carries the CSRF token and says whose page it is of. */
const createSend =
  ({ fetchOnce, csrf, language, owner }: SendDeps) =>
  async (
    method: string,
    path: string,
    payload: Payload | undefined,
    options: SendOptions,
  ): Promise<Reply> => {
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language() });
    if (options.key !== undefined) headers.set(idempotencyHeader, options.key);
    if (method !== 'GET') {
      const { headerName, token } = await csrf.find();
      headers.set(headerName, token);
      const person = owner.get();
      if (person !== undefined) headers.set(personHeader, person);
    }
    if (!payload) return fetchOnce(method, path, { headers }, options);
    headers.set('Content-Type', payload.type);
    return fetchOnce(method, path, { headers, body: payload.body }, options);
  };

/** The two refusals the client itself answers for. */
const isRefusedBy = (
  key: 'common.error.csrf' | 'common.error.otherPerson',
  { status }: Pick<Reply, 'status'>,
  answer: unknown,
): boolean => status === 403 && (answer as ErrorBody).globalErrors?.[0]?.messageKey === key;

const callOf = ({ method, path: endpoint }: LightRoute, path: string): CallDescription => ({
  method,
  endpoint,
  path: path.split('?')[0] ?? path,
});

/** Makes the calls of one reader: cookies, language, CSRF header, session lock and time limit are its business. */
export const createApi = ({
  origin,
  language,
  lock,
  owner = createPageOwner(),
  transport = fetch,
  timeoutMs = defaultTimeout,
}: Options) => {
  let carry = transport;
  const fetchOnce = sender({ origin, transport: (url, init) => carry(url, init), timeoutMs });
  const csrf = csrfToken(async () => {
    const init = { headers: { 'Accept-Language': language() } };
    const response = await fetchOnce('GET', '/api/csrf', init, {});
    return (await readBody(response, 'GET /api/csrf')) as Csrf;
  });
  // a new session has a new token
  owner.subscribe(csrf.forget);

  const send = createSend({ fetchOnce, csrf, language, owner });

  /** Calls a route; throws an ApiError for every answer but success, a ConnectionError when there is none. */
  const call = async <R extends Route>(
    route: LightRoute<R>,
    args: Args<R>,
    { read, ...options }: ReadOptions = {},
  ): Promise<Result<R>> => {
    const { path, body } = requestOf(route, args as Values);
    const payload = payloadOf(route, body);
    const name = `${route.method} ${route.path}`;
    const answerOf = (reply: Reply) => (reply.ok && read ? read(reply) : readBody(reply, name));
    await lock.pass(route.path);
    const intent = route.idempotent && intentOf(path, body);
    const sent: SendOptions = { ...options, key: intent?.key };
    let response = await send(route.method, path, payload, sent);
    let answer = await answerOf(response);
    if (isRefusedBy('common.error.csrf', response, answer)) {
      csrf.forget();
      response = await send(route.method, path, payload, sent);
      answer = await answerOf(response);
    }
    if (
      isRefusedBy('common.error.otherPerson', response, answer) ||
      !owner.settle(route.path, response)
    ) {
      // the session is another: what is reported of this would be refused with the token of the former
      csrf.forget();
      throw new OtherPersonError(name);
    }
    if (!response.ok) throw new ApiError(response.status, answer as ErrorBody, callOf(route, path));
    intent?.done();
    return answer as Result<R>;
  };
  /** Fetches the CSRF token ahead, so that a write while the page is being left needs one request only. */
  const prepareWrite = async (): Promise<void> => {
    await csrf.find();
  };
  /** Puts something in between: it gets what carries calls, and gives what does from now on. */
  const wrap = (between: (carry: Transport) => Transport): void => {
    carry = between(carry);
  };
  return { call, prepareWrite, wrap, lock, owner, origin };
};
export type Api = ReturnType<typeof createApi>;

import { api as routes } from '@cafeteria/contract/light';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionLock } from './session-lock.ts';
import { createApi, requestOf } from './api-client.ts';
import { ApiError, ConnectionError, OtherPersonError } from './api-error.ts';
import { createPageOwner } from './page-owner.ts';

type Answer = {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  /** To whose session it is answered. */
  readonly person?: string;
};
type Sent = {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: Headers;
  readonly init: RequestInit;
};

const origin = 'https://api.test';
const csrfRefused = { status: 403, body: { globalErrors: [{ messageKey: 'common.error.csrf' }] } };

/** A transport that answers in turn and remembers what it was sent; tokens are numbered. */
const start = (answers: readonly (Answer | Error)[] = [{}], page?: string) => {
  const sent: Sent[] = [];
  const waiting = [...answers];
  let tokens = 0;
  const lock = createSessionLock();
  const api = createApi({
    origin,
    lock,
    owner: createPageOwner(page),
    language: () => 'sk',
    transport: async (url, init) => {
      const path = url.slice(origin.length);
      sent.push({ method: init.method, path, headers: new Headers(init.headers), init });
      if (path === '/api/csrf') {
        tokens += 1;
        return Response.json({
          headerName: 'X-CSRF-TOKEN',
          parameterName: '_csrf',
          token: `token-${tokens}`,
        });
      }
      const answer = waiting.shift() ?? {};
      if (answer instanceof Error) throw answer;
      return new Response(answer.text ?? JSON.stringify(answer.body ?? {}), {
        status: answer.status ?? 200,
        ...(answer.person && { headers: { 'X-Person': answer.person } }),
      });
    },
  });
  return { api, sent, lock, paths: () => sent.map(({ method, path }) => `${method} ${path}`) };
};
const login = { body: { username: 'jana', password: 'x' } };

describe('a call', () => {
  test('sends cookies and the language', async () => {
    const { api, sent } = start();
    await api.call(routes.config.get, {});
    expect([sent[0]?.init.credentials, sent[0]?.headers.get('Accept-Language')]).toEqual([
      'include',
      'sk',
    ]);
  });
  test('that reads needs no CSRF token', async () => {
    const { api, paths } = start();
    await api.call(routes.config.get, {});
    expect(paths()).toEqual(['GET /api/config']);
  });
  test('that writes carries the CSRF header under the name the server gave', async () => {
    const { api, sent, paths } = start();
    await api.call(routes.auth.login, login);
    expect(paths()).toEqual(['GET /api/csrf', 'POST /api/auth/login']);
    expect([
      sent[1]?.headers.get('X-CSRF-TOKEN'),
      sent[1]?.headers.get('Content-Type'),
      sent[1]?.init.body,
    ]).toEqual(['token-1', 'application/json', JSON.stringify(login.body)]);
  });
  test('asks for the token once for many writes', async () => {
    const { api, paths } = start([{}, {}]);
    await Promise.all([api.call(routes.auth.login, login), api.call(routes.auth.logout, {})]);
    expect(paths().filter((path) => path === 'GET /api/csrf')).toHaveLength(1);
  });
  test('is repeated once with a new token when the old one is refused', async () => {
    const { api, sent, paths } = start([csrfRefused, {}]);
    await api.call(routes.auth.login, login);
    expect(paths()).toEqual([
      'GET /api/csrf',
      'POST /api/auth/login',
      'GET /api/csrf',
      'POST /api/auth/login',
    ]);
    expect(sent[3]?.headers.get('X-CSRF-TOKEN')).toBe('token-2');
  });
  test('is not repeated for ever', async () => {
    const { api, paths } = start([csrfRefused, csrfRefused]);
    await expect(api.call(routes.auth.login, login)).rejects.toThrow(ApiError);
    expect(paths().filter((path) => path === 'POST /api/auth/login')).toHaveLength(2);
  });
  test('is not repeated when it is forbidden for another reason', async () => {
    const { api, paths } = start([
      { status: 403, body: { globalErrors: [{ messageKey: 'common.error.forbidden' }] } },
    ]);
    await expect(api.call(routes.auth.login, login)).rejects.toThrow(ApiError);
    expect(paths()).toHaveLength(2);
  });
  test('forgets the token when the session changes', async () => {
    const { api, sent } = start([{ person: '7' }, {}]);
    await api.call(routes.auth.login, login);
    await api.call(routes.auth.logout, {});
    expect(sent.at(-1)?.headers.get('X-CSRF-TOKEN')).toBe('token-2');
  });
  test('prepared ahead leaves one request for the moment of leaving', async () => {
    const { api, paths } = start();
    await api.prepareWrite();
    await api.call(routes.auth.logout, {}, { keepalive: true });
    expect(paths()).toEqual(['GET /api/csrf', 'POST /api/auth/logout']);
  });
  test('that is refused tells status and errors', async () => {
    const fieldErrors = [{ field: 'username', messageKey: 'validation.required' }];
    const { api } = start([{ status: 422, body: { fieldErrors } }]);
    await expect(api.call(routes.auth.login, login)).rejects.toMatchObject({
      status: 422,
      fieldErrors,
      globalErrors: [],
      request: { method: 'POST', endpoint: '/api/auth/login', path: '/api/auth/login' },
    });
  });
  test.each([
    ['has no connection', new TypeError('Failed to fetch'), 'FETCH_ERROR'],
    ['has an answer nobody can read', { text: '<html>' }, 'PARSING_ERROR'],
  ])('that %s says so', async (_, answer, kind) => {
    const { api } = start([answer]);
    await expect(api.call(routes.config.get, {})).rejects.toMatchObject({ kind });
  });
  test('that takes too long says so', async () => {
    const api = createApi({
      origin,
      lock: createSessionLock(),
      language: () => 'cs',
      timeoutMs: 5,
      transport: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    await expect(api.call(routes.config.get, {})).rejects.toMatchObject({ kind: 'TIMEOUT' });
  });
  test('with an empty answer gives an empty object', async () => {
    const { api } = start([{ text: '' }]);
    expect(await api.call(routes.auth.logout, {})).toEqual({});
  });
  test('waits while the session is locked', async () => {
    const { api, lock, paths } = start();
    lock.hold();
    const call = api.call(routes.category.tree, {});
    await Promise.resolve();
    expect(paths()).toEqual([]);
    lock.release();
    await call;
    expect(paths()).toEqual(['GET /api/category']);
  });
  test('a connection error is an error of its own kind', () =>
    expect(new ConnectionError('TIMEOUT', 'GET /x')).toBeInstanceOf(Error));
});

describe('a page of one person', () => {
  const refused = {
    status: 403,
    person: '8',
    body: { globalErrors: [{ messageKey: 'common.error.otherPerson' }] },
  };
  const write = { body: { items: [], revision: 0 } };
  test('says with every write whose it is, and with no read', async () => {
    const { api, sent } = start([{}, {}], '7');
    await api.call(routes.favorite.get, {});
    await api.call(routes.favorite.replace, write);
    expect(sent.map(({ headers }) => headers.get('X-Person'))).toEqual([null, null, '7']);
  });
  test('does not repeat a write that is refused as another person’s', async () => {
    const { api, paths } = start([refused], '7');
    await expect(api.call(routes.favorite.replace, write)).rejects.toThrow(OtherPersonError);
    expect(paths()).toEqual(['GET /api/csrf', 'PUT /api/user/favorite']);
  });
  test('does not take what was read under the session of another', async () => {
    const { api } = start([{ person: '8', body: { items: [] } }], '7');
    await expect(api.call(routes.favorite.get, {})).rejects.toThrow(OtherPersonError);
  });
  test('reads on when the session has ended: the 401 says so', async () => {
    const { api } = start([{ person: 'nobody' }], '7');
    expect(await api.call(routes.config.get, {})).toEqual({});
  });
  test('becomes that of the person who signs in on it, and tells', async () => {
    const { api, sent } = start([{ person: '8' }, {}], 'nobody');
    const owners: string[] = [];
    api.owner.subscribe((person) => owners.push(person));
    await api.call(routes.auth.login, login);
    await api.call(routes.favorite.replace, write);
    expect([owners, sent.at(-1)?.headers.get('X-Person')]).toEqual([['8'], '8']);
  });
  test('leaves the token of the former session, with which the report of it would be refused', async () => {
    const { api, sent } = start([{ person: '7' }, { person: '8' }, {}], '7');
    await api.call(routes.favorite.replace, write);
    await expect(api.call(routes.favorite.get, {})).rejects.toThrow(OtherPersonError);
    await api.call(routes.favorite.replace, write);
    expect(sent.at(-1)?.headers.get('X-CSRF-TOKEN')).toBe('token-2');
  });
  test('stays whose it is when a sign-in is refused', async () => {
    const { api } = start([{ status: 422, person: 'nobody' }], 'nobody');
    await expect(api.call(routes.auth.login, login)).rejects.toThrow(ApiError);
    expect(api.owner.get()).toBe('nobody');
  });
  test('that nobody has named belongs to whom the first answer is given', async () => {
    const { api } = start([{ person: '7' }, { person: '8' }]);
    await api.call(routes.config.get, {});
    await expect(api.call(routes.config.get, {})).rejects.toThrow(OtherPersonError);
  });
});

test.each([
  ['as far as browsers allow', 29_000, true],
  ['not beyond what they refuse', 31_000, undefined],
])('a body outlives its page %s, counted in bytes', async (_, letters, keepalive) => {
  const { api, sent } = start();
  const body = { username: 'ž'.repeat(letters), password: 'x' };
  await api.call(routes.auth.login, { body }, { keepalive: true });
  expect(sent.at(-1)?.init.keepalive).toBe(keepalive);
});

describe('a file', () => {
  const upload = async (file: File) => {
    const { api, sent } = start();
    await api.call(routes.userImport.upload, {
      clientId: 7,
      body: { fileName: 'mzdy – říjen.csv', deactivateMissing: true },
      file,
    });
    return sent.at(-1);
  };
  test('is sent as it is, and what is said of it stands in the address', async () => {
    const file = new File(['a;b'], 'mzdy.csv', { type: 'text/csv' });
    const last = await upload(file);
    const { pathname, searchParams } = new URL(last?.path ?? '', origin);
    expect([last?.init.body, pathname, JSON.parse(searchParams.get('form') ?? '')]).toEqual([
      file,
      '/api/admin/client/7/user-import',
      { fileName: 'mzdy – říjen.csv', deactivateMissing: true },
    ]);
  });
  test.each([
    ['text/csv', 'text/csv'],
    ['application/vnd.ms-excel', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('the browser calls %j is sent as %s', async (type, sentAs) => {
    const last = await upload(new File(['a;b'], 'mzdy.csv', { type }));
    expect(last?.headers.get('Content-Type')).toBe(sentAs);
  });
});

describe('a write that moves money', () => {
  const deposit = (amount: number) => ({
    body: {
      amount: { amount, currency: 'CZK' as const },
      paymentMethod: 'BANK_CARD_VIA_EGATE' as const,
    },
  });
  const keysOf = (sent: readonly Sent[]) =>
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
        removeItem: (name: string) => kept.delete(name),
      },
    });
  });
  afterAll(() => vi.unstubAllGlobals());
  test('tried again says the same key, also on a page that was reloaded', async () => {
    const lost = start([new TypeError('Failed to fetch')]);
    await expect(lost.api.call(routes.deposit.init, deposit(500))).rejects.toThrow();
    const reloaded = start([csrfRefused, {}]);
    await reloaded.api.call(routes.deposit.init, deposit(500));
    const [key, ...others] = keysOf([...lost.sent, ...reloaded.sent]);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(others).toEqual([key, key]);
  });
  test('of another amount is another, and so is the next one after success', async () => {
    const { api, sent } = start([new TypeError('Failed to fetch'), {}, {}]);
    await expect(api.call(routes.deposit.init, deposit(500))).rejects.toThrow();
    await api.call(routes.deposit.init, deposit(600));
    await api.call(routes.deposit.init, deposit(600));
    expect(new Set(keysOf(sent)).size).toBe(3);
  });
  test('alone carries one', async () => {
    const { api, sent } = start();
    await api.call(routes.auth.login, login);
    expect(keysOf(sent)).toEqual([null]);
  });
});

describe('the request of a route', () => {
  test.each([
    ['puts named parameters in the path', '/api/offer/:id', { id: 7 }, '/api/offer/7'],
    ['escapes them', '/api/media/:uuid', { uuid: 'a/b' }, '/api/media/a%2Fb'],
    [
      'puts the rest in the query',
      '/api/tile/category/:id',
      { id: 1, sort: 'NAME', pageNumber: 0 },
      '/api/tile/category/1?sort=NAME&pageNumber=0',
    ],
    [
      'keeps the commas of a list',
      '/api/x',
      { payment: 'card,voucher' },
      '/api/x?payment=card,voucher',
    ],
    ['leaves out what is empty', '/api/x', { lat: undefined, keyword: '' }, '/api/x'],
  ])('%s', (_, path, args, address) => expect(requestOf({ path }, args).path).toBe(address));
  test('keeps the body apart', () =>
    expect(requestOf({ path: '/api/x' }, { body: { a: 1 } })).toEqual({
      path: '/api/x',
      body: { a: 1 },
    }));
});

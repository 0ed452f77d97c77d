import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const long = 'x'.repeat(4_000);
let cache: ResponseCache;
const sharers = new Map([
  ['session=anna', 'client 1'],
  ['session=bara', 'client 1'],
  ['session=cyril', 'client 2'],
]);
const nameOf = (cookies: string | undefined): string | undefined =>
  cookies?.includes('session=') ? sharers.get(cookies) : '';
/** Whom the framework finds a caller to be. */
let foundOf: (cookies: string | undefined) => string;
let origin: string;
let server: ReturnType<typeof createServer>;
let compute: () => Promise<string>;
beforeEach(async () => {
  foundOf = (cookies) => nameOf(cookies) ?? '';
  cache = new ResponseCache(['Access-Control-Allow-Origin', 'https://portal.test'], nameOf);
  server = createServer((request, response) => {
    if (cache.serveDirect(request, response)) return;
    void cache
      .get(`key of ${request.url}`, request, async () => ({
        bytes: Buffer.from(await compute()),
        about: [`thing ${request.url}`],
      }))
      .then((entry) => cache.write(entry, request, response, foundOf(request.headers.cookie)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
    }),
);

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('the response cache', () => {
  it('never keeps an answer that was being computed while the catalogue changed', async () => {
    let answer: (text: string) => void = () => {};
    compute = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const early = ask('/api/x');
    await expect.poll(() => cache.misses).toBe(1);
    cache.drop('everything');
    answer('before the change');
    expect((await early).text).toBe('before the change');
    compute = async () => 'after the change';
    expect((await ask('/api/x')).text).toBe('after the change');
  });

  it('holds no more than its size, however many addresses are asked', async () => {
    compute = async () => 'y'.repeat(1_048_576);
    for (let page = 0; page < 80; page += 1) await ask(`/api/x?page=${page}`);
    expect(cache.keptBytes).toBeLessThanOrEqual(32 * 1_048_576);
    const misses = cache.misses;
    await ask('/api/x?page=0');
    expect(cache.misses).toBe(misses + 1);
    await ask('/api/x?page=79');
    expect(cache.misses).toBe(misses + 1);
  });

  it('keeps what browsers ask for packed alone, and unpacks it for who takes nothing packed', async () => {
    const text = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => at % 100));
    compute = async () => text;
    const br = { 'accept-encoding': 'br' };
    for (let page = 0; page < 800; page += 1) await ask(`/api/x?page=${page}`, br);
    expect(cache.misses).toBe(800);
    const first = await ask('/api/x?page=0', br);
    expect([first.text, cache.misses]).toEqual([text, 800]);
    const plain = await ask('/api/x?page=0', { 'accept-encoding': 'identity' });
    expect([plain.text, cache.misses]).toEqual([text, 800]);
    expect(plain.headers.get('etag')).toBe(first.headers.get('etag'));
    cache.drop(['thing /api/x?page=0']);
    for (const [misses, accept] of [
      [801, 'identity'],
      [801, 'br'],
    ] as const) {
      expect((await ask('/api/x?page=0', { 'accept-encoding': accept })).text).toBe(text);
      expect(cache.misses).toBe(misses);
    }
  });

  it('drops what holds something of what changed, and keeps the rest', async () => {
    let computed = 0;
    compute = async () => `answer ${(computed += 1)}`;
    await ask('/api/x');
    await ask('/api/y');
    const [x, y] = [(await ask('/api/x')).text, (await ask('/api/y')).text];
    cache.drop(['thing /api/x', 'another']);
    expect((await ask('/api/x')).text).not.toBe(x);
    expect((await ask('/api/y')).text).toBe(y);
    cache.drop('everything');
    expect((await ask('/api/y')).text).not.toBe(y);
  });

  it('is served to people of one audience, and to nobody else', async () => {
    // what the framework would answer, and to whom
    compute = async () => 'for client 1';
    await ask('/api/x', { cookie: 'session=anna' });
    const before = cache.hits;
    expect((await ask('/api/x', { cookie: 'session=bara' })).text).toBe('for client 1');
    expect(cache.hits).toBe(before + 1);
    cache.serveDirect = () => false;
    for (const cookie of ['session=cyril', 'session=unknown', 'theme=dark']) {
      const request = Object.assign(Object.create(null), {
        method: 'GET',
        url: '/api/x',
        headers: { cookie, 'accept-language': '*', 'accept-encoding': 'gzip, deflate' },
      });
      expect([cookie, ResponseCache.prototype.serveDirect.call(cache, request, request)]).toEqual([
        cookie,
        false,
      ]);
    }
  });

  it('is not repeated to people of another audience when its own caller changed theirs meanwhile', async () => {
    compute = async () => 'for client 1';
    foundOf = () => 'client 1';
    await ask('/api/x', { cookie: 'session=cyril' });
    expect(cache.directCount).toBe(0);
  });

  it('does not remember addresses of absurd length', async () => {
    compute = async () => 'z';
    await ask(`/api/x?junk=${'j'.repeat(8_000)}`);
    await ask('/api/x?short=1');
    expect(cache.directCount).toBe(1);
  });

  it('answers 304 with the headers of a 200 to whom has it', async () => {
    compute = async () => long;
    const first = await ask('/api/x');
    const again = await ask('/api/x', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const name of ['access-control-allow-origin', 'cache-control', 'vary', 'etag'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  });

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip, br;q=0', null],
    ['brotli-like', null],
    ['', null],
  ])('for "%s" is encoded as %o', async (accepted, encoding) => {
    compute = async () => long;
    const { headers, text } = await ask('/api/x', { 'accept-encoding': accepted });
    expect([headers.get('content-encoding'), text]).toEqual([encoding, long]);
  });
});

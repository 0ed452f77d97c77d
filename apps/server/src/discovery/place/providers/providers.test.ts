import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { api, deriveAddress } from '@cafeteria/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MakeRenewed } from '../../../kernel/changes/index.ts';
import { createPlaceService } from '../place.service.ts';
import { inTurn } from './nominatim.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { googleAnswers, mapyAnswer, nominatimAnswer, photonAnswer } from './answers.fixture.ts';

type ReceivedRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
type Answer = (received: ReceivedRequest, response: ServerResponse) => unknown;
const closers: (() => Promise<unknown>)[] = [];
/** Of what a group of tests shares. */
const kept: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A service on this machine that answers as it is told and remembers what it was asked. */
const play = async (answer: Answer) => {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        body += chunk;
      })
      .on('end', () => {
        const one = {
          path: decodeURIComponent(url.pathname),
          query: url.searchParams,
          headers: request.headers,
          body,
        };
        received.push(one);
        const json = answer(one, response);
        if (json !== undefined)
          response.setHeader('content-type', 'application/json').end(JSON.stringify(json));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, received };
};
const key = 'very-secret-key';
const appWith = async (
  kind: string,
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> => {
  const test = await buildTestApp({
    ...environment,
    PLACE_PROVIDER: kind,
    PLACE_PROVIDER_URL: url,
    PLACE_PROVIDER_KEY: key,
  });
  closers.push(test.close);
  return test;
};
const list = async (test: TestApp, keyword: string) =>
  (await test.createCaller().call(api.place.list, { keyword })).body.places;
const geocode = async (test: TestApp, keyword: string) =>
  (await (await test.signedIn('admin')).call(api.geocoder.search, { keyword })).body;
const dlouha = {
  street: 'Dlouhá',
  houseNumber: '727',
  streetNumber: '39',
  postalCode: '11000',
  city: 'Praha',
};

describe.each([
  {
    kind: 'photon',
    answer: () => photonAnswer,
    first: {
      placeId: 'photon:N3409912345@50.09036,14.42571',
      label: 'Dlouhá 727/39',
      detail: 'Staré Město, 110\u00A000 Praha',
    },
  },
  {
    kind: 'nominatim',
    answer: () => nominatimAnswer,
    first: {
      placeId: 'nominatim:N3409912345@50.09036,14.42571',
      label: 'Dlouhá 727/39',
      detail: '110\u00A000 Praha',
    },
  },
  {
    kind: 'mapy',
    answer: () => mapyAnswer,
    first: {
      placeId: 'mapy:regional.address@50.09036,14.42571',
      label: 'Dlouhá 727/39',
      detail: '110\u00A000 Praha 1 - Staré Město, Česko',
    },
  },
  {
    kind: 'google',
    answer: googleAnswers,
    first: { placeId: 'google:ChIJdlouha39', label: 'Dlouhá 727/39', detail: 'Staré Město, Česko' },
  },
] as const)('places of $kind', ({ kind, answer, first }) => {
  let service: Awaited<ReturnType<typeof play>>;
  let test: TestApp;
  let now: Answer = answer;
  beforeAll(async () => {
    service = await play((received, response) => now(received, response));
    test = await appWith(kind, service.url);
    kept.push(...closers.splice(0));
  });
  afterAll(async () => {
    for (const close of kept.splice(0).toReversed()) await close();
  });
  beforeEach(() => {
    now = answer;
  });

  it("are offered, and led to, as the installation's own are", async () => {
    const { received } = service;
    const places = await list(test, 'Dlouhá 39');
    expect(places[0]).toEqual({ ...first, kind: 'LOCATION', highlight: expect.any(Array) });
    expect(places.map(({ label }) => label)).not.toContain('Dlouhá ve Vídni');
    const { body } = await test.createCaller().call(api.place.get, { placeId: first.placeId });
    expect(body).toMatchObject({
      placeId: first.placeId,
      kind: 'LOCATION',
      lat: 50.09036,
      lng: 14.42571,
      bounds: null,
      zoom: 18,
    });
    const before = received.length;
    await list(test, 'dlouhá 39');
    expect(received.length).toBe(before);
  });

  it('fill the form of an address with the component list', async () => {
    const [place] = await geocode(test, 'Dlouhá 39');
    expect(place).toMatchObject({ country: 'CZ', lat: 50.09036, lng: 14.42571 });
    expect(deriveAddress(place?.components ?? [])).toMatchObject(dlouha);
  });

  it('tell the key to the provider only, and never in an address', async () => {
    const { received } = service;
    const caller = test.createCaller();
    const answers = [
      await caller.send('GET', '/api/map/place?keyword=dlouha'),
      await caller.send('GET', `/api/map/place/${encodeURIComponent(first.placeId)}`),
      await caller.send('GET', '/api/config'),
    ];
    for (const { body, headers } of answers)
      expect(body + JSON.stringify(headers)).not.toContain(key);
    for (const { query } of received) expect(query.toString()).not.toContain(key);
    expect(received.some(({ headers }) => Object.values(headers).includes(key))).toBe(
      kind === 'mapy' || kind === 'google',
    );
  });

  it.each([
    [
      'is too busy',
      (_: ReceivedRequest, response: ServerResponse) => void response.writeHead(429).end(),
    ],
    [
      'fails',
      (_: ReceivedRequest, response: ServerResponse) => void response.writeHead(500).end('oops'),
    ],
    [
      'answers no JSON',
      (_: ReceivedRequest, response: ServerResponse) => void response.end('<html>'),
    ],
    ['answers another shape', () => ({ suggestions: 1, features: 1, items: 1 })],
    ['hangs up', (_: ReceivedRequest, response: ServerResponse) => void response.destroy()],
    [
      'sends elsewhere',
      (_: ReceivedRequest, response: ServerResponse) =>
        void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('come from the gazetteer when it %s', async (_case, broken) => {
    now = broken;
    expect((await list(test, 'zdar nad'))[0]).toMatchObject({ placeId: 'cz-zdar-nad-sazavou' });
    expect(
      (await test.createCaller().call(api.place.get, { placeId: 'cz-zdar-nad-sazavou' })).status,
    ).toBe(200);
  });
});

describe('a provider', () => {
  it('that dawdles is not waited for: the gazetteer answers', async () => {
    const { url } = await play(() => undefined);
    const test = await appWith('photon', url);
    expect((await list(test, 'zdar nad'))[0]?.placeId).toBe('cz-zdar-nad-sazavou');
  });

  it('that is gone leaves links that still lead somewhere', async () => {
    const test = await appWith('photon', 'http://127.0.0.1:1');
    const { body } = await test
      .createCaller()
      .call(api.place.get, { placeId: 'photon:N1@50.088,14.421' });
    expect(body).toMatchObject({
      placeId: 'photon:N1@50.088,14.421',
      label: 'Praha',
      lat: 50.088,
      lng: 14.421,
    });
    const gazetteerOnly = await buildTestApp();
    closers.push(gazetteerOnly.close);
    expect(
      (
        await gazetteerOnly
          .createCaller()
          .call(api.place.get, { placeId: 'mapy:regional.address@50.088,14.421' })
      ).body.label,
    ).toBe('Praha');
  });

  it("is asked by Nominatim's manners: by name, and by nobody who would wait too long", async () => {
    const { url, received } = await play(() => nominatimAnswer);
    const test = await appWith('nominatim', url);
    await Promise.all(
      ['Dlouhá 1', 'Dlouhá 2', 'Dlouhá 3', 'Dlouhá 4'].map((keyword) => list(test, keyword)),
    );
    expect(received.length).toBe(2);
    expect(received[0]).toMatchObject({
      path: '/search',
      headers: { 'user-agent': expect.stringContaining('cafeteria') },
    });
    expect(received[0]?.query.get('countrycodes')).toBe('cz,sk');
  });
});

describe('the budget of a provider', () => {
  const nothing = { features: [] };
  const askFor = async (test: TestApp, address: string, words: number): Promise<number[]> => {
    const caller = test.createCaller(address);
    const statuses: number[] = [];
    for (let word = 0; word < words; word += 1)
      statuses.push(
        (await caller.call(api.place.list, { keyword: `${address} word ${word}` })).status,
      );
    return statuses;
  };

  it('is so much for each caller, beyond it the gazetteer answers', async () => {
    const { url, received } = await play(() => nothing);
    const test = await appWith('photon', url);
    const statuses = await askFor(test, '192.0.2.1', 60);
    expect([new Set(statuses), received.length]).toEqual([new Set([200]), 40]);
    await askFor(test, '192.0.2.2', 1);
    expect(received).toHaveLength(41);
    for (let node = 0; node < 60; node += 1)
      await test
        .createCaller('192.0.2.2')
        .call(api.place.get, { placeId: `photon:N:${node}@50.1,14.4` });
    expect(received).toHaveLength(80);
  });

  it('is so much for all of them', async () => {
    const { url, received } = await play(() => nothing);
    const test = await appWith('photon', url, { PLACE_PROVIDER_PER_MINUTE: '5' });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await askFor(test, address, 3);
    expect(received).toHaveLength(5);
    const unknown = await test.createCaller().call(api.place.get, { placeId: 'photon:N:1' });
    expect([unknown.status, unknown.body.globalErrors]).toEqual([
      422,
      [{ messageKey: 'common.error.tooManyRequests' }],
    ]);
  });

  it('is of all of them what an import may ask: it goes on with the gazetteer', async () => {
    const { url, received } = await play(() => nothing);
    const test = await appWith('photon', url, { PLACE_PROVIDER_PER_MINUTE: '5' });
    const { db, config, log } = test;
    const renewed: MakeRenewed = ({ renew }) => ({ read: renew, touch: () => {} });
    const places = createPlaceService({ db, config, log, renewed });
    const found = [];
    for (let line = 0; line < 12; line += 1) found.push(await places.findAll(`Brno ${line}`));
    expect([found.length, received.length]).toEqual([12, 5]);
  });
});

it('a place of another provider, of which only its name is known, is not there', async () => {
  const { url, received } = await play(() => ({ features: [] }));
  const test = await appWith('photon', url);
  const answer = await test.createCaller().call(api.place.get, { placeId: 'google:abc' });
  expect([answer.status, received.length]).toEqual([404, 0]);
});

it('an answer without an end is not read to its end: the gazetteer answers', async () => {
  let sent = 0;
  const { url } = await play((_asked, response) => {
    response.setHeader('content-type', 'application/json');
    const more = (): void => {
      while (!response.destroyed && sent < 200 * 1_048_576) {
        sent += 65_536;
        if (!response.write('['.repeat(65_536))) {
          response.once('drain', more);
          return;
        }
      }
    };
    more();
  });
  const test = await appWith('photon', url);
  expect((await test.createCaller().call(api.place.list, { keyword: 'praha' })).status).toBe(200);
  expect(sent).toBeLessThan(50 * 1_048_576);
});

it('lets one through in a second, and refuses who would wait for longer than it is worth', async () => {
  vi.useFakeTimers();
  try {
    const pass = inTurn();
    const { signal } = new AbortController();
    await pass(signal);
    let isThrough = false;
    const second = pass(signal).then(() => {
      isThrough = true;
    });
    await expect(pass(signal)).rejects.toThrow('too many wait');
    await vi.advanceTimersByTimeAsync(999);
    expect(isThrough).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(isThrough).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

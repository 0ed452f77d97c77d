import { api } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { buildOffer, buildPartner, text } from './factories.ts';
import { openTestApp } from './test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const partnerId = (await admin.call(api.partnerAdmin.create, { body: buildPartner() })).body.id;

const createPartner = async (fields: object): Promise<(string | number | undefined)[]> => {
  const { status, body } = await admin.call(api.partnerAdmin.create, {
    body: buildPartner(fields),
  });
  return [
    status,
    ...(body.fieldErrors ?? []).map(({ field, messageKey }) => `${field} ${messageKey}`),
  ];
};
const origin = 'http://localhost:3000';

describe('what PostgreSQL cannot store is refused beside its field', () => {
  it.each([
    [
      'a NUL in an address',
      { onlineUrl: 'http://a.cz/\0' },
      'onlineUrl validation.controlCharacters',
    ],
    [
      'half of a surrogate pair',
      { shortDescription: text('a\uD800', 'x', 'y') },
      'shortDescription.cs validation.controlCharacters',
    ],
    ['a year before any', { validFrom: '0000-01-01T00:00:00Z' }, 'validFrom validation.instant'],
    [
      'a year that time zones push past 9999',
      { validTo: '9999-12-31T23:59:59-12:00' },
      'validTo validation.instant',
    ],
    [
      'a day in the year 0',
      { sustainabilityValidTo: '0000-01-01' },
      'sustainabilityValidTo validation.date',
    ],
  ])('%s', async (_what, fields, expected) =>
    expect(await createPartner(fields)).toEqual([422, expected]),
  );

  it('a version beyond the integers', async () => {
    const { status } = await admin.call(api.partnerAdmin.update, {
      id: partnerId,
      body: { ...buildPartner(), version: Number.MAX_SAFE_INTEGER },
    });
    expect(status).toBe(422);
  });
});

describe('instants', () => {
  it('may carry any offset', async () => {
    const { body } = await admin.call(api.partnerAdmin.create, {
      body: buildPartner({ validFrom: '2026-01-02T00:00:00+23:59' }),
    });
    expect(body.validFrom).toBe('2026-01-01T00:01:00.000Z');
  });

  it('are compared as moments, not as letters', async () => {
    const interval = { validFrom: '2026-03-01T09:30:00Z', validTo: '2026-03-01T10:00:00+02:00' };
    expect(await createPartner(interval)).toEqual([422, 'validTo validation.interval']);
    const { body } = await admin.call(api.offerAdmin.create, {
      body: buildOffer(partnerId, interval),
    });
    expect(body.fieldErrors).toEqual([{ field: 'validTo', messageKey: 'validation.interval' }]);
    const reversed = { validFrom: '2026-03-01T10:00:00+02:00', validTo: '2026-03-01T09:30:00Z' };
    expect(await createPartner(reversed)).toEqual([200]);
  });
});

describe('a hostile request', () => {
  it('with a NUL in what a browser reports is logged without it', async () => {
    const body = {
      level: 'error',
      message: 'x',
      metadata: 'a\0b',
      stacktrace: 'c\0d',
      timestamp: 'now',
      url: '/',
      userAgent: 'x',
    } as const;
    expect((await admin.call(api.clientLog.write, { body })).status).toBe(200);
  });

  it('with a CSRF token of other letters is refused like any wrong one', async () => {
    const response = await admin.send('POST', '/api/auth/logout', undefined, {
      'x-csrf-token': 'é'.repeat(43),
    });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { globalErrors: [{ messageKey: 'common.error.csrf' }] },
    ]);
  });

  it.each([
    ['an address that cannot be decoded', '/api/partner/%zz'],
    ['an endless parameter', `/api/partner/${'1'.repeat(200)}`],
  ])('for %s gets an error the portal can read', async (_what, url) => {
    const response = await admin.send('GET', url, undefined, { origin });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { globalErrors: [{ messageKey: 'common.error.badRequest' }] },
    ]);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'x-content-type-options': 'nosniff',
    });
  });

  it('for an address that does not exist gets the headers of every other answer', async () => {
    const response = await admin.send('GET', '/api/nothing', undefined, { origin });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('to be told what it said itself is not', async () => {
    const response = await test.app.inject({
      method: 'TRACE' as 'GET',
      url: '/api/config',
      headers: { cookie: 'session=secret', 'x-said': 'secret' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('secret');
  });

  it('from another origin is allowed nothing', async () => {
    const response = await admin.send('OPTIONS', '/api/auth/login', undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    });
    expect(response.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });

  it('that names a prototype or nests for ever is a bad request', async () => {
    const json = { 'content-type': 'application/json' };
    for (const body of [
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
      `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ]) {
      expect((await admin.send('POST', '/api/admin/partner', body, json)).statusCode).toBe(400);
    }
    expect((await admin.send('GET', '/api/tile/category/6?sort=NAME&sort=RATING')).statusCode).toBe(
      400,
    );
    expect(
      (await admin.send('GET', '/api/tile/category/6?__proto__=1&constructor=2')).statusCode,
    ).toBe(200);
  });

  it('with an empty query value is one without it', async () => {
    const response = await admin.send(
      'GET',
      '/api/tile/category/6?sort=DISTANCE&lat=&lng=&pageSize=',
    );
    expect(response.json()).toMatchObject({ appliedSort: 'SCORING', pageSize: 20 });
  });
});

import { anyBytes, type Route } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { addressOf, contractRoutes, formOf } from './contract-routes.ts';
import { insertPartner } from './money.ts';
import { openTestApp } from './test-app.ts';
import { openTill } from './till.ts';

const named = (keep: (route: Route) => boolean) =>
  contractRoutes.filter(({ route }) => keep(route));
const hasQuery = (route: Route, field: string): boolean =>
  route.query !== undefined && field in route.query.shape;
const isAnotherEntity = ({ method, path }: Route): boolean =>
  method === 'GET' && /:(id|uuid)$/.test(path);

const test = await openTestApp();
const admin = await test.signedIn('admin');
const { till } = await openTill(test, admin, await insertPartner(test.db));
/** Sends as somebody the route lets in. */
const send = (
  { access, method }: Route,
  url: string,
  payload?: string,
  headers?: Readonly<Record<string, string>>,
) =>
  access === 'partner'
    ? till.send(method, url, payload)
    : admin.send(method, url, payload, headers);
/** Sends a form as the route reads it. */
const sendForm = (route: Route, address: string, form: string) => {
  const { url, payload, headers } = formOf(route, address, form);
  return send(route, url, payload, headers);
};

describe('bad input', () => {
  it.each(named((route) => route.body !== undefined))(
    '$name answers broken JSON with 400',
    async ({ route, url }) => {
      const response = await sendForm(route, url, '{"broken":');
      expect(response.statusCode).toBe(400);
      expect(response.json().globalErrors).toEqual([{ messageKey: 'common.error.badRequest' }]);
    },
  );

  it.each(named((route) => route.body !== undefined))(
    '$name answers an unknown field with 400 and names it',
    async ({ route, url }) => {
      const response = await sendForm(route, url, '{"surprise":true}');
      expect(response.statusCode).toBe(400);
      expect(response.json().fieldErrors).toContainEqual(
        expect.objectContaining({ field: 'surprise', messageKey: 'validation.unknownField' }),
      );
    },
  );

  it.each(named((route) => route.body !== undefined))(
    '$name answers a body over its limit with a clear error',
    async ({ route, url }) => {
      const type = route.file ? anyBytes : 'application/json';
      const body = 'x'.repeat(Math.max(11 * 1_048_576, (route.file?.bytes ?? 0) + 1));
      const response = await send(route, url, body, { 'content-type': type });
      expect(response.statusCode).toBe(400);
      expect(response.json().globalErrors).toEqual([{ messageKey: 'common.error.tooLarge' }]);
    },
  );

  it.each(named((route) => hasQuery(route, 'pageSize')))(
    '$name refuses pages over 100 and pages that are no number',
    async ({ url }) => {
      for (const query of [
        'pageSize=101',
        'pageSize=abc',
        'pageSize=0',
        'pageNumber=-1',
        'pageNumber=1.5',
      ]) {
        const response = await admin.send('GET', `${url}?${query}`);
        expect([query, response.statusCode]).toEqual([query, 400]);
      }
    },
  );

  it.each(named((route) => hasQuery(route, 'sortBy') || hasQuery(route, 'sort')))(
    '$name refuses an order it does not know',
    async ({ route, url }) => {
      const response = await admin.send(
        'GET',
        `${url}?${hasQuery(route, 'sort') ? 'sort' : 'sortBy'}=DROP`,
      );
      expect(response.statusCode).toBe(400);
    },
  );

  it.each(named((route) => isAnotherEntity(route)))(
    '$name answers an unknown id with an empty 404',
    async ({ route, url }) => {
      const response = await send(route, url);
      expect([response.statusCode, response.body]).toEqual([404, '{}']);
    },
  );

  it.each(named((route) => isAnotherEntity(route)))(
    '$name answers an id that is none with 400',
    async ({ route }) => {
      for (const id of ['abc', '0', '-1', '99999999999', '%27--']) {
        const response = await send(route, addressOf(route, id, id));
        expect([id, response.statusCode]).toEqual([id, 400]);
      }
    },
  );

  it('answers an address that does not exist with 404', async () => {
    const response = await admin.send('GET', '/api/nothing');
    expect([response.statusCode, response.body]).toEqual([404, '{}']);
  });

  it('answers another content type with a clear error', async () => {
    const response = await admin.send('POST', '/api/admin/partner', 'a=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([response.statusCode, response.json().globalErrors[0].messageKey]).toEqual([
      400,
      'common.error.unsupportedMediaType',
    ]);
  });
});

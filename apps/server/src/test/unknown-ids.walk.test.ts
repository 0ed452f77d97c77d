import { isSessionless, type Route } from '@cafeteria/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, contractRoutes } from './contract-routes.ts';
import { openFilledApp } from './filled-app.ts';
import { goodBodyOf } from './fuzz/arbitrary.ts';

const { test } = await openFilledApp();
const signIn = async (username: string, password: string) => {
  const caller = test.createCaller();
  expect(await caller.signIn(username, password)).toBe(200);
  return caller;
};
const admin = await signIn('admin@demo.test', 'Demo.Admin.1');
const accountant = await signIn('accountant@demo.test', 'Demo.Books.1');

/** Of no record there is. */
const nobodys = 2_000_000_001;
const namesRecords = /(?:^id|Id|Ids)$/;
/** A body in which whatever names a record by its number names one that is not there; undefined where nothing does. */
const withNobodys = (body: unknown): string | undefined => {
  let count = 0;
  const other = (name: string, value: unknown): unknown => {
    if (!namesRecords.test(name) || !(typeof value === 'number' || Array.isArray(value)))
      return value;
    count += 1;
    return Array.isArray(value) ? [nobodys] : nobodys;
  };
  const changed = JSON.stringify(body, (name, value: unknown) => other(name, value));
  return count > 0 ? changed : undefined;
};
/** Bodies as the contract wants them, which name records that are not there. */
const bodiesOf = (route: Route): readonly string[] =>
  fc
    .sample(goodBodyOf(route), { numRuns: 40, seed: 20_261_130 })
    .flatMap((body) => withNobodys(body) ?? []);
const named = contractRoutes
  .filter(({ route }) => !isSessionless(route.access))
  .map(({ name, route }) => ({ name, route, url: addressOf(route, '1'), bodies: bodiesOf(route) }))
  .filter(({ bodies }) => bodies.length > 0);

describe('a record that is not there', () => {
  it('is named in the bodies of many routes', () => expect(named.length).toBeGreaterThan(25));

  it.each(named)('named to $name breaks nothing', async ({ route, url, bodies }) => {
    const caller = route.access === 'books' ? accountant : admin;
    for (const payload of bodies) {
      const { statusCode, body } = await caller.send(route.method, url, payload, {
        'content-type': 'application/json',
      });
      expect([401, 403]).not.toContain(statusCode);
      expect(statusCode, `${url} ${payload} ${body}`).toBeLessThan(500);
    }
    expect(test.errors.splice(0)).toEqual([]);
  });
});

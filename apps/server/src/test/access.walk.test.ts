import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractRoutes } from './contract-routes.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let callers: Record<'anonymous' | 'employee' | 'admin', Awaited<ReturnType<TestApp['signedIn']>>>;
beforeAll(async () => {
  test = await buildTestApp();
  callers = {
    anonymous: test.createCaller(),
    employee: await test.signedIn('employee'),
    admin: await test.signedIn('admin'),
  };
  await callers.anonymous.renewCsrf();
});
afterAll(() => test.close());

describe('every route of the contract', () => {
  it('is a real list', () => expect(contractRoutes.length).toBeGreaterThan(50));

  it.each(contractRoutes)(
    '$name answers the anonymous by its access',
    async ({ name, route, url }) => {
      if (name === 'auth.logout') return;
      const { statusCode } = await callers.anonymous.send(
        route.method,
        url,
        route.body ? {} : undefined,
      );
      if (route.access === 'public') expect([401, 403]).not.toContain(statusCode);
      else expect(statusCode).toBe(401);
    },
  );

  it.each(contractRoutes)(
    '$name answers an employee by its access',
    async ({ name, route, url }) => {
      if (name === 'auth.logout') return;
      const { statusCode } = await callers.employee.send(
        route.method,
        url,
        route.body ? {} : undefined,
      );
      if (route.access === 'admin') expect(statusCode).toBe(403);
      else expect([401, 403]).not.toContain(statusCode);
    },
  );

  it.each(contractRoutes)('$name never refuses an administrator', async ({ name, route, url }) => {
    if (name === 'auth.logout') return;
    const { statusCode } = await callers.admin.send(route.method, url, route.body ? {} : undefined);
    expect([401, 403, 500]).not.toContain(statusCode);
  });

  it.each(contractRoutes.filter(({ route }) => route.method !== 'GET'))(
    '$name refuses a write without the CSRF token',
    async ({ route, url }) => {
      const session = [...callers.admin.cookies]
        .map(([key, value]) => `${key}=${value}`)
        .join('; ');
      const response = await test.app.inject({
        method: route.method,
        url,
        headers: { cookie: session },
        ...(route.body && { payload: {} }),
      });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toEqual({ globalErrors: [{ messageKey: 'common.error.csrf' }] });
    },
  );
});

import { api, type Routes } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { openTestApp } from './test-app.ts';

const test = await openTestApp();

it('the committed OpenAPI document is the one the API serves', async () => {
  const served = (await test.app.inject('/api/openapi.json')).json();
  await expect(`${JSON.stringify(served, null, 2)}\n`).toMatchFileSnapshot('../../openapi.json');
  const operations = Object.values<object>(served.paths).flatMap((path) => Object.keys(path));
  expect(operations.length).toBe(
    Object.values<Routes>(api).flatMap((routes) => Object.values(routes)).length,
  );
  expect(served.openapi).toBe('3.1.0');
});

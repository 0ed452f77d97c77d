import { api, type Routes } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
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

type Operation = {
  readonly requestBody?: { readonly required?: boolean };
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
  }[];
};
const isOptional = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniType && z.safeParse(schema, undefined).success;
const fieldsOf = (schema: unknown): readonly (readonly [string, unknown])[] =>
  schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];

it('the document asks for a body and for parameters exactly where the contract does', async () => {
  const { paths } = (await test.app.inject('/api/openapi.json')).json();
  const wrong = Object.values<Routes>(api)
    .flatMap((routes) => Object.values(routes))
    .flatMap(({ method, path, body, query }) => {
      const { requestBody, parameters = [] }: Operation =
        paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      const inputs = [
        ...(body ? [{ what: 'body', contract: !isOptional(body), is: requestBody?.required }] : []),
        ...fieldsOf(query).map(([name, field]) => ({
          what: name,
          contract: !isOptional(field),
          is: parameters.find((one) => one.in === 'query' && one.name === name)?.required,
        })),
      ];
      return inputs
        .filter(({ contract, is }) => contract !== (is ?? false))
        .map(({ what }) => `${method} ${path}: ${what}`);
    });
  expect(wrong).toEqual([]);
});

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

type Info = { readonly title: string; readonly version: string; readonly description: string };
type Schemas = Readonly<Record<string, unknown>>;
type Document = ReturnType<typeof jsonSchemaTransformObject>;

const reference = /"#\/components\/schemas\/(\w+)"/g;
const mentioned = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(reference)].map(([, name = '']) => name);
/** The schemas the paths mention, and those that these mention in turn. */
const usedSchemas = (paths: unknown, schemas: Schemas): Set<string> => {
  const used = new Set(mentioned(paths));
  for (const name of used) for (const next of mentioned(schemas[name])) used.add(next);
  return used;
};

/**
 * Each shape once, under its own name. The library lists every schema as it is sent and, with `Input` behind its name,
 * as it is received: what nobody mentions goes, and the twin takes the plain name unless both are there and differ.
 */
const withoutTwins = (document: Document): Document => {
  if (!('openapi' in document)) return document;
  const schemas: Schemas = document.components?.schemas ?? {};
  const used = usedSchemas(document.paths, schemas);
  const plainOf = (name: string): string => name.replace(/Input$/, '');
  const shapeOf = (name: string): string =>
    JSON.stringify(schemas[name] ?? null).replaceAll(reference, (_, one: string) => plainOf(one));
  const nameOf = (name: string): string => {
    const plain = plainOf(name);
    return !used.has(plain) || shapeOf(plain) === shapeOf(name) ? plain : name;
  };
  const kept = [...used].map((name) => [nameOf(name), schemas[name]] as const);
  const lean = {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
  const text = JSON.stringify(lean).replaceAll(
    reference,
    (_, name: string) => `"#/components/schemas/${nameOf(name)}"`,
  );
  return JSON.parse(text) as Document;
};

type Transform = typeof jsonSchemaTransform;
type Operation = { readonly operationId?: string; readonly requestBody?: { required?: boolean } };

/**
 * Which bodies may be left out: the library calls every body required, whatever its schema says. An operation is
 * known by its id.
 */
const createOptionalBodies = () => {
  const optional = new Set<string>();
  const note = ({ schema }: Parameters<Transform>[0]): void => {
    const { operationId, body } = (schema ?? {}) as { operationId?: string; body?: unknown };
    if (operationId && body instanceof z.ZodMiniType && z.safeParse(body, undefined).success)
      optional.add(operationId);
  };
  const apply = (document: Document): Document => {
    if (!('openapi' in document)) return document;
    const operations = Object.values(document.paths ?? {}).flatMap((path): Operation[] =>
      Object.values(path as Readonly<Record<string, Operation>>),
    );
    for (const { operationId = '', requestBody } of operations)
      if (requestBody && optional.has(operationId)) delete requestBody.required;
    return document;
  };
  return { note, apply };
};

/** OpenAPI 3.1 of every mounted route at /api/openapi.json, to be browsed at /api/docs. Register before the routes. */
export const registerDocumentation = async (app: FastifyInstance, info: Info): Promise<void> => {
  const optionalBodies = createOptionalBodies();
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info },
    transform: (input) => {
      optionalBodies.note(input);
      return jsonSchemaTransform(input);
    },
    transformObject: (input) =>
      optionalBodies.apply(withoutTwins(jsonSchemaTransformObject(input))),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger());
};

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';

const info = {
  title: 'Cafeteria',
  version: '1',
  description:
    'Employee-benefits portal. Sign in with the portal; writes need the header from GET /api/csrf.',
};

/** OpenAPI 3.1 of every mounted route at /api/openapi.json, to be browsed at /api/docs. Register before the routes. */
export const registerDocumentation = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger());
};

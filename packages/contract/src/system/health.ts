import * as z from 'zod/mini';
import { FeatureFlag } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { instant } from '../values/text.ts';

/** How the API is doing, for engineers. */
export const Health = z
  .object({
    environment: z.enum(['LOCAL', 'DEV', 'STAGING', 'PROD']),
    startedAt: instant(),
    nodeVersion: z.string(),
    memoryBytes: z.int(),
    features: z.array(FeatureFlag),
    database: z.object({
      version: z.string(),
      bytes: z.int(),
      milliseconds: z.number(),
      catalogueVersion: z.int(),
    }),
    /** The gazetteer: all its places, and those of them with a postal code, which only an import brings. */
    places: z.object({ known: z.int(), withPostalCode: z.int() }),
    /** Kinds of background work; null while no job has ever run. */
    jobs: z.nullable(
      z.array(z.object({ name: z.string(), waiting: z.int(), active: z.int(), failed: z.int() })),
    ),
  })
  .register(z.globalRegistry, { id: 'Health' });
export type Health = z.output<typeof Health>;

export const healthRoutes = {
  get: route({
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    summary: 'How the API, its database and its jobs are doing',
    response: Health,
  }),
};

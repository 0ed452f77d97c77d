import type { healthRoutes } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { countPlaces, findJobs, lookAtDatabase } from './health.queries.ts';
import type { Handlers } from '../../kernel/caller/index.ts';

/** What engineers look at when something is slow or still. */
export const healthHandlers = ({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Handlers<typeof healthRoutes> => ({
  get: async () => {
    const [database, jobs, places] = await Promise.all([
      lookAtDatabase(db),
      findJobs(db),
      countPlaces(db),
    ]);
    return {
      environment: config.environment,
      startedAt: new Date(performance.timeOrigin).toISOString(),
      nodeVersion: process.version,
      memoryBytes: process.memoryUsage.rss(),
      features: [...config.portal.features],
      database,
      places,
      jobs,
    };
  },
});

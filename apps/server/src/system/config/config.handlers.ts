import type { configRoutes } from '@cafeteria/contract';
import { csrfHeader } from '../../entity/session/index.ts';
import type { Deps } from '../../entity/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { findAnnouncement } from '../../content/announcement/index.ts';
import type { OpenBasemap } from '../../discovery/basemap/index.ts';
import { readVersion } from './version.ts';

export const configHandlers = (
  deps: Deps,
  basemap: OpenBasemap,
): Handlers<typeof configRoutes> => ({
  get: async (_input, { language }) => ({
    country: deps.config.country,
    ...deps.config.portal,
    features: [...deps.config.portal.features],
    announcement: await findAnnouncement(deps, language),
    basemap: await basemap.settings(),
  }),
  csrf: async (_input, { session, request, reply }) => ({
    headerName: csrfHeader,
    parameterName: '_csrf',
    token: deps.sessions.csrfToken(session, request, reply),
  }),
  version: async () => readVersion(),
});

import { type configRoutes, type Language, withLocale } from '@cafeteria/contract';
import type { Deps } from '../../kernel/deps.ts';
import { findAnnouncement } from '../../content/announcement/index.ts';
import type { OpenBasemap } from '../../discovery/basemap/index.ts';
import { readVersion } from './version.ts';
import { csrfHeader, type Handlers } from '../../kernel/caller/index.ts';

const helpIn = (href: string | null, language: Language): string | null =>
  href === null ? null : withLocale(href, language);

export const configHandlers = (
  deps: Deps,
  basemap: OpenBasemap,
): Handlers<typeof configRoutes> => ({
  get: async (_input, caller) => ({
    country: deps.config.country,
    ...deps.config.portal,
    mobileHelpUrl: helpIn(deps.config.portal.mobileHelpUrl, caller.language),
    gatewayHelpUrl: helpIn(deps.config.portal.gatewayHelpUrl, caller.language),
    features: [...deps.config.portal.features],
    announcement: await findAnnouncement(deps.db, caller),
    basemap: await basemap.settings(),
  }),
  csrf: async (_input, { session, request, reply }) => ({
    headerName: csrfHeader,
    parameterName: '_csrf',
    token: await deps.sessions.csrfToken(session, request, reply),
  }),
  version: async () => ({ ...(await readVersion()), hasGallery: !deps.config.isProduction }),
});

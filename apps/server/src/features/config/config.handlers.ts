import { type Announcement, type configRoutes, type Language } from '@cafeteria/contract';
import { sql } from 'kysely';
import { csrfHeader } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { localized } from '../../platform/reading.ts';
import { readVersion } from './version.ts';

const findAnnouncement = async ({ db, config }: Deps, language: Language): Promise<Announcement | null> => {
  const { rows } = await sql<Announcement>`
    select ${localized(sql`a.text`, language, config.primaryLanguage)} as text, a.message_kind as kind, a.link,
      ${localized(sql`a.link_label`, language, config.primaryLanguage)} as "linkLabel", a.dismissible, a.revision
    from announcement a where a.active and (a.valid_from is null or a.valid_from <= now()) and (a.valid_to is null or a.valid_to > now())`.execute(db);
  return rows[0] ?? null;
};

export const configHandlers = (deps: Deps): Handlers<typeof configRoutes> => ({
  get: async (_input, { language }) => ({ country: deps.config.country, ...deps.config.portal, features: [...deps.config.portal.features], announcement: await findAnnouncement(deps, language) }),
  csrf: async (_input, { session, request, reply }) => ({ headerName: csrfHeader, parameterName: '_csrf', token: deps.sessions.csrfToken(session, request, reply) }),
  version: async () => readVersion(),
});

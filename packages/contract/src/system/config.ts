import * as z from 'zod/mini';
import { Basemap } from '../discovery/basemap.ts';
import { FeatureFlag, MessageKind } from '../vocabulary/enums.ts';
import { route } from '../http/route.ts';
import { shownText } from '../values/text.ts';

/** The banner over every page; the client remembers the revision it dismissed. */
export const AnnouncementView = z.object({
  text: shownText(),
  kind: MessageKind,
  link: z.nullable(z.string()),
  linkLabel: shownText(),
  dismissible: z.boolean(),
  revision: z.int(),
});
export type AnnouncementView = z.output<typeof AnnouncementView>;
/** What the browser must know of the installation (specification, section 3: Config). */
export const Config = z
  .object({
    country: z.enum(['Cz', 'Sk']),
    googleCommonFilesBucketUrl: z.nullable(z.string()),
    features: z.array(FeatureFlag),
    announcement: z.nullable(AnnouncementView),
    /** The app phones pay by, where the installation says which: its name, and where each system gets it. */
    mobileApp: z.nullable(
      z.object({
        name: z.nullable(z.string()),
        android: z.nullable(z.string()),
        ios: z.nullable(z.string()),
      }),
    ),
    mobileHelpUrl: z.nullable(z.string()),
    gatewayHelpUrl: z.nullable(z.string()),
    googleTagManagerId: z.nullable(z.string()),
    recaptchaApiKey: z.nullable(z.string()),
    passwordMinLength: z.int(),
    /** Which part of what browsers do is traced, from 0 to 1; null where nothing is. */
    tracing: z.nullable(z.number()),
    basemap: Basemap,
  })
  .register(z.globalRegistry, { id: 'Config' });
export type Config = z.output<typeof Config>;

export const configRoutes = {
  get: route({
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'Configuration and announcement',
    response: Config,
    tags: ['config'],
    cache: 'catalogue',
    about: [],
  }),
  csrf: route({
    method: 'GET',
    path: '/api/csrf',
    access: 'public',
    summary: 'The CSRF header and its token',
    response: z.object({ headerName: z.string(), parameterName: z.string(), token: z.string() }),
  }),
  version: route({
    method: 'GET',
    path: '/api/version',
    access: 'admin',
    summary: 'Version of the API',
    response: z.object({
      appVersion: z.string(),
      gitHash: z.string(),
      gitDate: z.string(),
      buildDate: z.string(),
      /** Whether components are shown to who builds with them: not in production (ASVS 5.0, 15.2.3). */
      hasGallery: z.boolean(),
    }),
  }),
};

import type { Config } from '@cafeteria/contract';

/** The configuration of an installation that has nothing set up: until the server's own is known, and in tests. */
export const emptyConfig: Config = {
  country: 'Cz',
  googleCommonFilesBucketUrl: null,
  features: [],
  announcement: null,
  mobileApp: null,
  mobileHelpUrl: null,
  gatewayHelpUrl: null,
  googleTagManagerId: null,
  tracing: null,
  recaptchaApiKey: null,
  passwordMinLength: 8,
  basemap: { kind: 'tiles', url: '/api/map/basemap/{z}/{x}/{y}.mvt', attribution: [], maxZoom: 10 },
};

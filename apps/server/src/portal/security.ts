import type { ServerConfig } from '../config/index.ts';
import { transportSecurity } from '../platform/http/index.ts';
import { controlStyleHashes } from './control-styles.ts';
import { earlyHash } from './early.ts';
import { ownScriptHash } from './own-script.ts';

/** The policies of our own: `default` lets the map's worker through, `lexical` reads what is pasted. */
const trustedTypes = ['default', 'cafeteria-script', 'lexical'];

type Policy = Pick<ServerConfig, 'apiOrigin' | 'portal' | 'basemap'> & {
  /** The hash of the style every page holds. */
  readonly cssHash: string;
};
/** The content security policy of a page; only what the configuration turns on widens it. */
export const contentSecurityPolicy = ({ apiOrigin, portal, basemap, cssHash }: Policy): string => {
  const tags = portal.googleTagManagerId ? ['https://www.googletagmanager.com'] : [];
  const botCheck = portal.recaptchaApiKey
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : [];
  const pictures = portal.googleCommonFilesBucketUrl
    ? [new URL(portal.googleCommonFilesBucketUrl).origin]
    : [];
  // tiles of an archive come from the API
  const maps = basemap.kind === 'tiles' ? [] : [new URL(basemap.url).origin];
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${earlyHash}'`, `'${ownScriptHash}'`, ...tags, ...botCheck],
    'style-src': ["'self'", ...[cssHash, ...controlStyleHashes].map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:', apiOrigin, ...tags, ...pictures, ...maps],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiOrigin, ...tags, ...maps],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // a mail that was kept is shown in a frame of the API's, which runs nothing (/admin/dev)
    'frame-src': [apiOrigin, ...botCheck],
    'base-uri': ["'none'"],
    // no form of the portal is ever the browser's to send: it would put a password into the address (see early.ts),
    // also where no script runs
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // third parties name policies of their own, as they like
    ...(tags.length + botCheck.length === 0 && {
      'trusted-types': [...trustedTypes, "'allow-duplicates'"],
    }),
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
};

/** Headers of every answer of the portal. */
export const securityHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(transportSecurity(origin)),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // what is no page: a page says its own. Workers obey the policy they come with, so it says nothing of what they fetch
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
});

import type { FastifyReply, FastifyRequest } from 'fastify';

export type CookieSettings = { readonly secure: boolean; readonly domain: string | undefined };
type Cookies = Readonly<Record<string, string | undefined>>;
type Found = {
  readonly value: string;
  /** Whether it came under the name that any host of the domain could have set. */
  readonly isPlain: boolean;
};

export const sessionCookie = 'session';
export const csrfCookie = 'csrf';

/**
 * What a browser holds a cookie to by its name: it comes from this very host (`__Host-`), or at least over https where
 * it is meant for the host of the API too. Without https there is nothing to hold it to.
 */
const prefixOf = ({ secure, domain }: CookieSettings): string =>
  secure ? (domain ? '__Secure-' : '__Host-') : '';
const everyPrefix = ['__Host-', '__Secure-', ''] as const;

/** A cookie among those of a request: by its own name first, and by the one it had before November 2026. */
export const findCookie = (
  cookies: Cookies,
  name: string,
  settings: CookieSettings,
): Found | undefined => {
  const prefix = prefixOf(settings);
  const own = cookies[`${prefix}${name}`];
  if (own) return { value: own, isPlain: false };
  const plain = prefix === '' ? undefined : cookies[name];
  return plain ? { value: plain, isPlain: true } : undefined;
};

/** What a page has kept in the browser, such as a language; the server only reads it. */
export const readPreference = (cookies: Cookies, name: string): string | undefined =>
  cookies[`__Secure-${name}`] ?? cookies[name];

/**
 * Whether the request may come from somebody signed in, so that the session is worth looking up; under whichever
 * name.
 */
export const mayBeSignedIn = (cookies: Cookies): boolean =>
  everyPrefix.some((prefix) => Boolean(cookies[`${prefix}${sessionCookie}`]));

/**
 * A cookie of the server: names, attributes and the change from one name to the other.
 *
 * @param version says whether all nodes know the names with a prefix. While the version before runs beside this one,
 *   the name is what that one reads, so that nobody is signed out.
 */
export const createCookie = (
  name: string,
  settings: CookieSettings,
  version: { readonly ask: () => Promise<boolean>; readonly isKnown: () => boolean },
) => {
  const { secure, domain } = settings;
  const prefix = prefixOf(settings);
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(domain && { domain }),
  } as const;
  const mayHavePrefix = async (): Promise<boolean> => prefix !== '' && version.ask();
  return {
    find: ({ cookies }: Pick<FastifyRequest, 'cookies'>): Found | undefined =>
      findCookie(cookies, name, settings),
    /** The same where the name of before is not taken any more, as soon as it is known that nobody sets it. */
    findOwn: ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => {
      const found = findCookie(cookies, name, settings);
      return found?.isPlain && version.isKnown() ? undefined : found?.value;
    },
    mayHavePrefix,
    set: async (reply: FastifyReply, value: string, maxAge?: number): Promise<void> => {
      const all = { ...attributes, ...(maxAge !== undefined && { maxAge }) };
      const isPrefixed = await mayHavePrefix();
      reply.setCookie(isPrefixed ? `${prefix}${name}` : name, value, all);
      if (isPrefixed) reply.clearCookie(name, attributes);
      // one of before would be read first
      else if (prefix !== '') reply.clearCookie(`${prefix}${name}`, attributes);
    },
    clear: (reply: FastifyReply): void => {
      reply.clearCookie(name, attributes);
      if (prefix !== '') reply.clearCookie(`${prefix}${name}`, attributes);
    },
  };
};
export type OwnCookie = ReturnType<typeof createCookie>;

/** Where to sign in, and where to come back to (specification, section 2); the redirect is left out at the root. */
export const loginAddress = (path: string): string =>
  path === '/' || path === ''
    ? '/login'
    : `/login?redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}`;

/** After an unauthorised answer: at the root there is no path to keep, so a marker says why the person is here. */
export const unauthorizedAddress = (path: string): string =>
  path === '/' || path === '' ? '/login?unauthorizedRedirect=true' : loginAddress(path);

export const isLoginPath = (path: string): boolean =>
  path === '/login' || path.startsWith('/login?');

/**
 * Allows a return only to a path of this portal: another host or a scheme would send the person
 * elsewhere. Browsers drop tabs and line ends from an address, so whitespace is refused: it could
 * hide a second slash.
 */
export const safeRedirect = (redirect: string | undefined): string =>
  redirect && /^\/(?![/\\])\S*$/.test(redirect) && !isLoginPath(redirect) ? redirect : '/';

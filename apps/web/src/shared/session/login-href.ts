/** Nobody signed in has anything to do there; where they were going before is what they return to. */
const isForSignedOut = (path: string): boolean => /^\/(password-|account-erased|404)/.test(path);

/** The login, with the path to return to (specification, section 2); the root needs none. */
export const loginHref = (path: string): string => {
  const back = isForSignedOut(path)
    ? new URLSearchParams(path.split('?')[1]).get('redirect')
    : path;
  return back && back !== '/'
    ? `/login?redirect=${encodeURIComponent(back).replaceAll('%2F', '/')}`
    : '/login';
};

/**
 * The login after a 401: the root has no path to keep, so a marker says why the reader is there. No code to pay with is
 * asked for by the next person to sign in.
 */
export const unauthorizedHref = (path: string): string => {
  const back = path.replace(/([?&])pay=1(?:&|$)/, '$1').replace(/[?&]$/, '');
  return back === '/' || back === '' ? '/login?unauthorizedRedirect=true' : loginHref(back);
};

export const isLoginPath = (path: string): boolean =>
  path === '/login' || path.startsWith('/login?');

/** Letters beyond ASCII as an address writes them: a header of a redirect holds no others. */
const encoded = (path: string): string =>
  path
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[^\u0021-\u007E]/gu, (letter) => encodeURIComponent(letter));

/**
 * Allows a return only to a path of this portal: another host or a scheme would send the person
 * elsewhere. Browsers drop tabs and line ends from an address, so whitespace is refused: it could
 * hide a second slash. One that is encoded, however often, is refused too: it may be decoded on the way.
 */
export const safeRedirect = (redirect: string | undefined): string =>
  redirect &&
  /^\/(?![/\\]|%(25)*(2f|5c|0[9ad]))\S*$/i.test(redirect) &&
  !isLoginPath(redirect) &&
  !isForSignedOut(redirect)
    ? encoded(redirect)
    : '/';

/**
 * Adds the protocol the specification asks for (section 5).
 * @example withProtocol('www.kino.cz') // 'http://www.kino.cz'
 */
export const withProtocol = (url: string): string =>
  url === '' || /^https?:\/\//.test(url) ? url : `http://${url}`;

/**
 * Adds the protocol the specification asks for (section 5).
 * @param url an address as somebody typed it, of the pattern `url`; empty where there is none
 * @returns the same where it has a protocol or is empty, else with `http://` before it
 * @example withProtocol('www.kino.cz') // 'http://www.kino.cz'
 */
export const withProtocol = (url: string): string => {
  const isWhole = url === '' || /^https?:\/\//.test(url);
  return isWhole ? url : `http://${url}`;
};

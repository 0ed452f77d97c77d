type Place = { readonly protocol: string; readonly hostname: string; readonly port: string };
type Options = {
  /** The configured remote host serves the API itself, without an `api.` subdomain. */
  readonly withoutSubdomain?: boolean;
  /** Where the API listens on this machine; the specification's 8080 unless the installation says otherwise. */
  readonly localPort?: number;
};

const isIpAddress = (hostname: string): boolean =>
  /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
const portalPort = '3000';

/**
 * Where the API is, seen from a page (specification, section 7): on localhost port 8080, otherwise the same host with
 * an `api.` prefix unless that host has no subdomain; port 3000 is mapped to 8080.
 * @example backendAddress({ protocol: 'https:', hostname: 'benefits.cz', port: '' }) // 'https://api.benefits.cz'
 */
export const backendAddress = (
  { protocol, hostname, port }: Place,
  { withoutSubdomain = false, localPort = 8080 }: Options = {},
): string => {
  if (hostname === 'localhost') return `${protocol}//localhost:${localPort}`;
  const host = withoutSubdomain || isIpAddress(hostname) ? hostname : `api.${hostname}`;
  const apiPort = port === portalPort ? String(localPort) : port;
  return `${protocol}//${host}${apiPort ? `:${apiPort}` : ''}`;
};

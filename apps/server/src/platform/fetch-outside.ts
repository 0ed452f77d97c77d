import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** What no address on the internet is (RFC 6890 and those it gathers): networks inside, this machine, many at once. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address, of either kind, is not one of the internet. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A name that leads into the network the portal runs in. */
export class InsideError extends Error {
  constructor(hostname: string) {
    super(`${hostname} is inside the network`);
    this.name = 'InsideError';
  }
}

/**
 * Fetches from an address that somebody entered, and from no machine inside the network the portal runs in: those are
 * not to be reached through it (OWASP ASVS 5.0, 1.3.6). Throws an InsideError. A name that leads elsewhere a moment
 * later finds nobody there who could prove that name: such addresses are https alone.
 */
export const fetchOutside = async (address: string, init: RequestInit): Promise<Response> => {
  const hostname = new URL(address).hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(hostname, { all: true });
  if (found.some((one) => isInside(one.address))) throw new InsideError(hostname);
  return fetch(address, init);
};

/** An address whose host the operator has not listed. */
export class UnlistedError extends Error {
  constructor(host: string) {
    super(`${host} is not among the hosts that may be asked`);
    this.name = 'UnlistedError';
  }
}
/** Whether `login.example` or `*.example` of a list means a host; another port than that of https is said with it. */
const means = (host: string, listed: string): boolean =>
  listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed;
/** Asks hosts of a list alone; an empty one lets any be asked. Throws an UnlistedError before a name is looked up. */
export const fetchListed =
  (hosts: readonly string[], ask: typeof fetchOutside): typeof fetchOutside =>
  async (address, init) => {
    const { host } = new URL(address);
    if (hosts.length > 0 && !hosts.some((listed) => means(host, listed)))
      throw new UnlistedError(host);
    return ask(address, init);
  };

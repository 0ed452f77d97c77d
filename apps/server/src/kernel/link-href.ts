import { isPortalPath, withProtocol } from '@cafeteria/contract';

/** A link as it is kept: paths of the portal stay, web addresses get their protocol. */
export const linkHref = (link: string | null): string | null =>
  link === null || link === '' ? null : isPortalPath(link) ? link : withProtocol(link);

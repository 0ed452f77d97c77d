import { languages } from '@cafeteria/contract';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/index.ts';

const dayMs = 86_400_000;
/**
 * RFC 9116 wants less than a year. An operator who still runs the portal with this contact stands by it for so
 * long.
 */
const holdsDays = 180;

type Contact = Pick<ServerConfig, 'securityContact' | 'webOrigin'>;
/** Whom to tell of a weakness; undefined where nobody is named. */
export const securityTxt = (
  { securityContact, webOrigin }: Contact,
  now: Date,
): string | undefined => {
  if (!securityContact) return undefined;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(today + holdsDays * dayMs).toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${webOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** Answers where people who found a weakness look first. */
export const registerSecurityTxt = (portal: FastifyInstance, contact: Contact): void => {
  portal.get('/.well-known/security.txt', async (_request, reply) => {
    const text = securityTxt(contact, new Date());
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return text === undefined ? reply.code(404).send('not found') : reply.send(text);
  });
};

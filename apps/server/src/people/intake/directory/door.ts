import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../kernel/deps.ts';
import { addressGroup, createLimit } from '../../../platform/http/index.ts';
import { ScimError } from './scim-error.ts';
import { type Directory, findDirectory, touchToken } from './token.queries.ts';

/** A token of a directory: its beginning lets a scanner of leaked secrets recognise it. */
export const newToken = (): string => `scim_${randomBytes(32).toString('base64url')}`;
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of an `Authorization` header. */
const bearerOf = (authorization: string | undefined): string | undefined =>
  /^bearer +([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];

const minuteMs = 60_000;
/** Requests of one directory in a minute: a first run of ten thousand people takes a quarter of an hour. */
const maxOfDirectory = 1_200;
/** Wrong tokens from one address in a quarter of an hour. */
const maxWrong = 60;

const directories = new WeakMap<FastifyRequest, Directory>();
/** The directory that sends a request; certain behind the door. */
export const directoryOf = (request: FastifyRequest): Directory => {
  const directory = directories.get(request);
  if (!directory) throw new ScimError(401, 'A token is needed');
  return directory;
};

/** The door: without a token that holds nothing is answered, not even what is no address. */
export const createDoor = (
  { db }: Pick<Deps, 'db'>,
  onWrongToken: (request: FastifyRequest) => void,
) => {
  const wrong = createLimit({ max: maxWrong, windowMs: 15 * minuteMs });
  const pace = createLimit({ max: maxOfDirectory, windowMs: minuteMs });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = addressGroup(request.ip);
    const token = bearerOf(request.headers.authorization);
    const directory = token && (await findDirectory(db, tokenHash(token)));
    if (!directory) {
      // only what is wrong counts: a directory that sends many at once is not a guesser
      if (!wrong.take(address)) throw new ScimError(429, 'Too many wrong tokens');
      onWrongToken(request);
      reply.header('www-authenticate', 'Bearer');
      throw new ScimError(401, 'A token is needed');
    }
    if (!pace.take(String(directory.clientId))) {
      reply.header('retry-after', '60');
      throw new ScimError(429, 'Too many requests');
    }
    directories.set(request, directory);
    await touchToken(db, directory.tokenId);
  };
};

/** An answer in SCIM's own type. */
export const sendScim = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/scim+json; charset=utf-8')
    .send(JSON.stringify(body));

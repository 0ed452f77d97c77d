import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const digests = new WeakMap<FastifyRequest, Hash>();

/** Computes the digest of bodies that claim one while they are read. */
export const registerBodyDigest = (app: FastifyInstance): void => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.headers['content-digest'] === undefined) return payload;
    const hash = createHash('sha256');
    digests.set(request, hash);
    return payload.pipe(
      new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          hash.update(chunk);
          done(null, chunk);
        },
      }),
    );
  });
};

/** Whether a request's body is the one its `Content-Digest` names. */
export const isBodyIntact = (request: FastifyRequest): boolean => {
  const digest = digests.get(request)?.copy().digest('base64');
  return digest !== undefined && request.headers['content-digest'] === `sha-256=:${digest}:`;
};

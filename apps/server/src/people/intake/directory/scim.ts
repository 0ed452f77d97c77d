import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../kernel/deps.ts';
import { isDatabaseAway } from '../../../platform/db/index.ts';
import { retrySeconds } from '../../../platform/http/index.ts';
import { createDoor, sendScim } from './door.ts';
import { describeService } from './discovery.ts';
import { scimPath } from './path.ts';
import { ScimError } from './scim-error.ts';
import { registerUsers } from './user.routes.ts';

const statusOf = (error: FastifyError): number => error.statusCode ?? 500;
const asScimError = (error: FastifyError | ScimError, request: FastifyRequest): ScimError => {
  if (error instanceof ScimError) return error;
  if (error instanceof SyntaxError || statusOf(error) === 400)
    return new ScimError(400, 'The body cannot be read', 'invalidSyntax');
  if (statusOf(error) === 413) return new ScimError(413, 'The body is too large');
  if (statusOf(error) === 415) return new ScimError(415, 'The body is not JSON');
  if (isDatabaseAway(error)) return new ScimError(503, 'The database does not answer');
  request.log.error({ err: error }, 'a request of a directory failed');
  return new ScimError(500, 'Something failed here');
};

/**
 * Where an employer's directory keeps its people (SCIM 2.0, RFC 7643 and 7644). It stands beside the contract: its
 * shapes, statuses and errors are the standard's, and its caller is no browser.
 */
export const registerDirectory = (
  app: FastifyInstance,
  deps: Deps,
  onWrongToken: (request: FastifyRequest) => void = () => {},
): void => {
  const address = `${deps.config.apiOrigin}${scimPath}`;
  void app.register(
    async (room) => {
      room.removeAllContentTypeParsers();
      room.addContentTypeParser(
        ['application/scim+json', 'application/json'],
        { parseAs: 'string' },
        async (_request: unknown, body: string): Promise<unknown> => JSON.parse(body),
      );
      room.addHook('onRequest', createDoor(deps, onWrongToken));
      room.setErrorHandler((error: FastifyError, request, reply) => {
        const refusal = asScimError(error, request);
        if (refusal.status === 503) reply.header('retry-after', retrySeconds);
        return sendScim(reply, refusal.status, refusal.body);
      });
      room.setNotFoundHandler((_request, reply) =>
        sendScim(reply, 404, new ScimError(404, 'There is no such address').body),
      );
      const schema: object = { hide: true };
      for (const [path, body] of Object.entries(describeService(address)))
        room.get(path.replaceAll(':', '::'), { schema }, (_request, reply) =>
          sendScim(reply, 200, body),
        );
      registerUsers(room, deps, address);
    },
    { prefix: scimPath },
  );
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../kernel/deps.ts';
import { type DirectoryUser, listDirectoryUsers } from '../../records/user/index.ts';
import { listResponse } from './discovery.ts';
import { parseFilter } from './filter.rules.ts';
import { parsePatch } from './patch.rules.ts';
import { maxInPage } from './path.ts';
import { project, type Projection } from './projection.rules.ts';
import { etagOf, resourceOf } from './resource.rules.ts';
import { isObject, sayAll } from './attributes.rules.ts';
import { directoryOf, sendScim } from './door.ts';
import { noUser, ScimError } from './scim-error.ts';
import { directoryUsers, type Writer } from './users.ts';

const Query = z.object({
  filter: z.optional(z.string()),
  startIndex: z.optional(z.coerce.number()),
  count: z.optional(z.coerce.number()),
  attributes: z.optional(z.string().check(z.maxLength(2_000))),
  excludedAttributes: z.optional(z.string().check(z.maxLength(2_000))),
});
const readQuery = ({ query }: FastifyRequest) => {
  const read = z.safeParse(Query, query);
  if (!read.success) throw new ScimError(400, 'The query cannot be read', 'invalidValue');
  const { attributes, excludedAttributes } = read.data;
  return { ...read.data, projection: { attributes, excludedAttributes } };
};
/** Whole numbers within bounds; what is no number is the fallback (RFC 7644, section 3.4.2.4). */
const within = (value: number | undefined, min: number, max: number, fallback: number): number =>
  value === undefined || Number.isNaN(value)
    ? fallback
    : Math.min(Math.max(Math.trunc(value), min), max);

const idOf = ({ params }: FastifyRequest): string => {
  const id = isObject(params) && typeof params.id === 'string' ? params.id : '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw noUser();
  return id;
};
const bodyOf = ({ body }: FastifyRequest) => {
  if (!isObject(body)) throw new ScimError(400, 'A user is an object', 'invalidSyntax');
  return sayAll(body);
};
const writerOf = (request: FastifyRequest): Writer => ({
  ...directoryOf(request),
  ip: request.ip,
});

/** Answers with one person. */
const createSend =
  (address: string) =>
  (
    reply: FastifyReply,
    user: DirectoryUser,
    { projection, status = 200 }: { projection: Projection; status?: number },
  ): FastifyReply => {
    const resource = resourceOf(user, address);
    reply.header('etag', etagOf(user)).header('location', resource.meta.location);
    return sendScim(reply, status, project(resource, projection));
  };
const schema: object = { hide: true };

const registerReads = (room: FastifyInstance, { db }: Pick<Deps, 'db'>, address: string): void => {
  const send = createSend(address);
  room.get('/Users', { schema }, async (request, reply) => {
    const { filter, startIndex, count, projection } = readQuery(request);
    const first = within(startIndex, 1, 1_000_000, 1);
    const { users, total } = await listDirectoryUsers(db, directoryOf(request).clientId, {
      filter: parseFilter(filter),
      limit: within(count, 0, maxInPage, 100),
      offset: first - 1,
    });
    const resources = users.map((user) => project(resourceOf(user, address), projection));
    return sendScim(reply, 200, listResponse(resources, total, first));
  });
  room.get('/Users/:id', { schema }, async (request, reply) => {
    const { projection } = readQuery(request);
    const only = { filter: { id: idOf(request) }, limit: 1, offset: 0 };
    const [user] = (await listDirectoryUsers(db, directoryOf(request).clientId, only)).users;
    if (!user) throw noUser();
    if (request.headers['if-none-match'] === etagOf(user)) return reply.code(304).send();
    return send(reply, user, { projection });
  });
};

const registerWrites = (
  room: FastifyInstance,
  deps: Pick<Deps, 'writeUnseen'>,
  address: string,
): void => {
  const users = directoryUsers(deps);
  const send = createSend(address);
  room.post('/Users', { schema }, async (request, reply) => {
    const { projection } = readQuery(request);
    const user = await users.create(writerOf(request), bodyOf(request));
    return send(reply, user, { projection, status: 201 });
  });
  const change = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { projection } = readQuery(request);
    const attributes = request.method === 'PATCH' ? parsePatch(request.body) : bodyOf(request);
    const ifMatch = request.headers['if-match'];
    const user = await users.change(writerOf(request), idOf(request), { attributes, ifMatch });
    return send(reply, user, { projection });
  };
  room.put('/Users/:id', { schema }, change);
  room.patch('/Users/:id', { schema }, change);
  room.delete('/Users/:id', { schema }, async (request, reply) => {
    await users.remove(writerOf(request), idOf(request), request.headers['if-match']);
    return reply.code(204).send();
  });
};

/** People of the directory's client: found, made, changed, ended. */
export const registerUsers = (
  room: FastifyInstance,
  deps: Pick<Deps, 'db' | 'writeUnseen'>,
  address: string,
): void => {
  registerReads(room, deps, address);
  registerWrites(room, deps, address);
};

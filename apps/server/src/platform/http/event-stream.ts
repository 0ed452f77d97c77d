import { once } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { createOpenCount } from './limit.ts';

/** Sends the head of an answer that is written bit by bit. */
const openRaw = (reply: FastifyReply): void => {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  reply.raw.writeHead(200);
  reply.raw.write(':\n\n');
};

/** Streams one person may have open: a tab has one. */
const maxOfOne = 20;
type Stream = { readonly schema: z.ZodMiniType; readonly owner: string | undefined };
/** Proxies end a connection that is silent for a minute, networks of phones sooner. */
const heartbeatMs = 15_000;

/**
 * Streams of server-sent events: they stay open until there are no more events, the reader is gone,
 * or the server closes. The first event comes at once: what is wrong before it is an answer like any other.
 */
export const createEventStreams = (app: FastifyInstance, everyMs = heartbeatMs) => {
  const open = new Set<AbortController>();
  const tabs = createOpenCount(maxOfOne);
  app.addHook('preClose', async () => {
    for (const stream of open) stream.abort();
  });
  /** Sends each event as the schema lists it; its signal tells `events` when to stop. */
  const send = async (
    reply: FastifyReply,
    { schema, owner = reply.request.ip }: Stream,
    events: (closed: AbortSignal) => AsyncIterable<unknown>,
  ): Promise<FastifyReply> => {
    const { raw } = reply;
    if (!tabs.open(owner)) throw new AppError('common.error.tooManyRequests');
    const stream = new AbortController();
    open.add(stream);
    raw.once('close', () => tabs.close(owner));
    raw.on('close', () => stream.abort());
    const iterator = events(stream.signal)[Symbol.asyncIterator]();
    const first = await iterator.next().catch((error: unknown) => {
      open.delete(stream);
      throw error;
    });
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      // nginx keeps small events back, unless it is told otherwise or by its configuration
      .header('x-accel-buffering', 'no');
    openRaw(reply);
    const heartbeat = setInterval(() => raw.write(':\n\n'), everyMs);
    const closed = once(stream.signal, 'abort');
    let next: IteratorResult<unknown> | unknown[] = first;
    try {
      while (!stream.signal.aborted && !Array.isArray(next) && !next.done) {
        raw.write(`data: ${JSON.stringify(z.parse(schema, next.value))}\n\n`);
        next = await Promise.race([iterator.next(), closed]);
      }
    } catch (error) {
      reply.log.error(error, 'an event stream broke');
    } finally {
      clearInterval(heartbeat);
      open.delete(stream);
      raw.end();
      void iterator.return?.();
    }
    return reply;
  };
  /** The first event alone, for anyone who does not want to wait for more. */
  const peek = async (
    events: (closed: AbortSignal) => AsyncIterable<unknown>,
  ): Promise<unknown> => {
    const stream = new AbortController();
    const iterator = events(stream.signal)[Symbol.asyncIterator]();
    const { value } = await iterator.next();
    stream.abort();
    void iterator.return?.();
    return value;
  };
  return { send, peek };
};
export type EventStreams = ReturnType<typeof createEventStreams>;

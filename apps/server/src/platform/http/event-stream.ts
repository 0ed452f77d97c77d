import { once } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** Proxies end a connection that is silent for a minute. */
const heartbeatMs = 25_000;

/**
 * Streams of server-sent events: they stay open until there are no more events, the reader is gone,
 * or the server closes.
 */
export const createEventStreams = (app: FastifyInstance, everyMs = heartbeatMs) => {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.abort();
  });
  /** Sends each event as the schema lists it; `events` is told by its signal when to stop. */
  const send = async (
    reply: FastifyReply,
    schema: z.ZodMiniType,
    events: (closed: AbortSignal) => AsyncIterable<unknown>,
  ): Promise<FastifyReply> => {
    const { raw } = reply;
    const stream = new AbortController();
    open.add(stream);
    raw.on('close', () => stream.abort());
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff');
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    reply.hijack();
    raw.writeHead(200);
    raw.write(':\n\n');
    const heartbeat = setInterval(() => raw.write(':\n\n'), everyMs);
    const closed = once(stream.signal, 'abort');
    const iterator = events(stream.signal)[Symbol.asyncIterator]();
    try {
      while (!stream.signal.aborted) {
        const next = await Promise.race([iterator.next(), closed]);
        if (Array.isArray(next) || next.done) break;
        raw.write(`data: ${JSON.stringify(z.parse(schema, next.value))}\n\n`);
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
  return { send };
};
export type EventStreams = ReturnType<typeof createEventStreams>;

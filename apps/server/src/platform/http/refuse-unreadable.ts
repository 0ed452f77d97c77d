import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

/** In the form of every other error; no handler has seen the request. */
export const unreadable = JSON.stringify({
  globalErrors: [{ messageKey: 'common.error.badRequest' }],
});
/** A sender that goes on sending is not read any further. */
const lingerMs = 1_000;

/**
 * Answers headers or an address beyond 16 kB, and what is not HTTP at all; nobody who went away is answered. What is
 * still on its way is read and forgotten for a moment: a connection closed over it would be reset, and the answer lost.
 */
export const refuseUnreadable = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET') {
    socket.destroy(error);
    return;
  }
  // asked again of each piece that comes after the first that could not be read
  if (!socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      `Content-Length: ${unreadable.length}`,
      'Connection: close',
      '',
      unreadable,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), lingerMs).unref();
};

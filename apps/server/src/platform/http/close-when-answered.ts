import type { FastifyInstance } from 'fastify';

/** So long a request may be on its way that was sent before this process stopped listening. */
const onTheWayMs = 500;

/**
 * Ends a server that closes as soon as everybody who asked is answered. Without it a connection that has not asked
 * anything yet, as browsers open them beforehand, is waited for like a request that is late: a minute and more.
 */
export const closeWhenAnswered = (app: FastifyInstance): void => {
  const { server } = app;
  let requests = 0;
  server.on('request', (_request, response) => {
    requests += 1;
    response.once('close', () => {
      requests -= 1;
    });
  });
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      if (server.listening) return;
      server.closeIdleConnections();
      if (requests === 0) server.closeAllConnections();
    }, onTheWayMs);
    server.once('close', () => clearInterval(timer));
    timer.unref();
  });
};

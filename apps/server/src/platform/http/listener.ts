import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { Logger } from 'pino';

/**
 * Longer than a proxy keeps an idle connection (nginx: 60 s): if we closed first, a request already
 * on its way would be reset.
 */
const keepAliveTimeout = 72_000;
const everyMs = 10_000;

/** Where a certificate lies, and how often it is looked at: who renews it tells nobody. */
export type Tls = {
  readonly certFile: string;
  readonly keyFile: string;
  readonly everyMs?: number;
};

type Pair = { readonly cert: string; readonly key: string };
const isSame = (a: Pair, b: Pair): boolean => a.cert === b.cert && a.key === b.key;

/**
 * A server that speaks https with a certificate, and nothing but https; else http. A certificate that has been replaced
 * is taken by connections from then on, those that are open stay. Two files are not replaced at once: as long as they
 * do not belong together the last pair that did is kept.
 */
export const createListener = (
  listener: RequestListener,
  tls: Tls | undefined,
  log: Pick<Logger, 'info' | 'warn'>,
): Server => {
  if (!tls) return createServer({ keepAliveTimeout }, listener);
  let seen: Pair = {
    cert: readFileSync(tls.certFile, 'utf8'),
    key: readFileSync(tls.keyFile, 'utf8'),
  };
  const server = createTlsServer({ keepAliveTimeout, ...seen }, listener);
  const look = async (): Promise<void> => {
    const [cert, key] = await Promise.all([
      readFile(tls.certFile, 'utf8'),
      readFile(tls.keyFile, 'utf8'),
    ]);
    if (isSame(seen, { cert, key })) return;
    seen = { cert, key };
    createSecureContext(seen);
    server.setSecureContext(seen);
    log.info(`${tls.certFile} is taken from now on`);
  };
  const timer = setInterval(
    () =>
      void look().catch((error: Error) =>
        log.warn(`${tls.certFile} is not taken, the one before stays: ${error.message}`),
      ),
    tls.everyMs ?? everyMs,
  ).unref();
  server.once('close', () => clearInterval(timer));
  return server;
};

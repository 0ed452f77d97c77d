import pg from 'pg';

/** A server that lives greets within so long, also across a country and over TLS. */
const greetMs = 4_000;

/** A connection that is being made is given up long before one that others work on is waited for. */
export class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: greetMs });
  }
}
/** What the driver says then. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout expired';

type Refuse = (error: unknown) => void;
/**
 * Gives up for everybody who waits as soon as a server is found to say nothing: the pool would try it again for ten of
 * them after the other. While it still answers somebody, those who wait go on waiting.
 */
export const createTurns = (pool: Pick<pg.Pool, 'connect'>, now = Date.now) => {
  const waiting = new Set<Refuse>();
  let answeredAt = Number.NEGATIVE_INFINITY;
  const giveUp = (error: unknown): void => {
    if (!isSilence(error) || now() - answeredAt < greetMs) return;
    for (const refuse of waiting) refuse(error);
    waiting.clear();
  };
  const connect = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      pool.connect().then(
        (client) => {
          // who has been refused meanwhile does not take it
          if (waiting.delete(reject)) resolve(client);
          else client.release();
        },
        (error: unknown) => {
          waiting.delete(reject);
          reject(error instanceof Error ? error : new Error('no connection', { cause: error }));
          giveUp(error);
        },
      );
    });
  return { connect, noteAnswer: () => (answeredAt = now()) };
};

import pg from 'pg';

const shortest = 100;
const longest = 5_000;
type OnMessage = (payload: string | undefined) => void;

/**
 * Calls `onMessage` with the payload of every NOTIFY on `channel`, on its own connection beside the
 * pool, until `stop()`. After a lost connection it reconnects and calls `onMessage(undefined)`:
 * something may have been missed. Rejects when the first connection fails.
 */
export const listen = async (
  pool: pg.Pool,
  channel: string,
  onMessage: OnMessage,
): Promise<{ stop: () => Promise<void> }> => {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const next = new pg.Client(pool.options);
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      next.removeAllListeners('notification');
      next.end().catch(() => {});
      if (client === next) reconnect(shortest);
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      // a standby lets one connect and refuses to listen
      lose();
      throw error;
    }
    client = next;
  };

  const reconnect = (delay: number) => {
    if (isStopped) return;
    client = undefined;
    timer = setTimeout(() => {
      connect().then(
        () => (isStopped ? client?.end() : onMessage(undefined)),
        () => reconnect(Math.min(delay * 2, longest)),
      );
    }, delay);
  };

  await connect();
  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
  return { stop };
};

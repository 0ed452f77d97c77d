import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';

/** A connection that is silent for so long is looked after. */
const patienceMs = 10_000;
const everyMs = 2_500;
/** So many tries of the system to have the same taken, each after twice the time: six to twelve seconds. */
const maxTries = 5;
/** Of each connection of this machine: where it begins, where it ends, and what the system does about it. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6'];

type Way = Pick<Socket, 'localPort' | 'remotePort'>;
const nameOf = ({ localPort, remotePort }: Way): string => `${localPort} ${remotePort}`;
const portOf = (address = ''): number => Number.parseInt(address.slice(-4), 16);

/**
 * Which connections hold something that nobody has taken yet, by their ports, and how often it was sent again. Of the
 * table's columns (Linux, proc_pid_net(5)): the second and third are addresses, the seventh counts the tries.
 */
const untaken = (table: string): readonly (readonly [name: string, tries: number])[] =>
  table.split('\n').flatMap((line) => {
    const [, local, remote, , , , count = ''] = line.trim().split(/\s+/);
    const tries = Number.parseInt(count, 16);
    if (!remote?.includes(':') || !(tries > 0)) return [];
    return [[nameOf({ localPort: portOf(local), remotePort: portOf(remote) }), tries] as const];
  });
/** Other systems have no such table: there it takes as long as theirs takes to give a connection up. */
const readTables = async (): Promise<string> => {
  const read = tables.map((table) => readFile(table, 'utf8').catch(() => ''));
  return (await Promise.all(read)).join('\n');
};

/** What had gone through a connection when it was looked at, since when nothing more has, and whether all was taken. */
type Seen = { read: number; written: number; since: number; isTaken: boolean };

/** One within this machine has no ports, and nothing that could be cut. */
const isSilent = (socket: Socket, seen: Seen, now: number): boolean => {
  const { bytesRead, bytesWritten, remotePort } = socket;
  if (remotePort === undefined) return false;
  if (bytesRead !== seen.read || bytesWritten !== seen.written)
    Object.assign(seen, { read: bytesRead, written: bytesWritten, since: now, isTaken: false });
  return !seen.isTaken && now - seen.since >= patienceMs;
};

const lost = (): Error =>
  Object.assign(new Error('the database does not take what it was sent: the way to it is cut'), {
    code: 'ETIMEDOUT',
  });

/** Makes sockets, and looks after them while there are any. */
export const createSockets = (read: () => Promise<string> = readTables) => {
  const sockets = new Map<Socket, Seen>();
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const now = Date.now();
    const silent = [...sockets].filter(([socket, seen]) => isSilent(socket, seen, now));
    if (silent.length === 0) return;
    const found = new Map(untaken(await read()));
    for (const [socket, seen] of silent) {
      const tries = found.get(nameOf(socket)) ?? 0;
      if (tries >= maxTries) socket.destroy(lost());
      // a statement may take its time: what was taken is only waited for, and keepalive minds the rest
      else if (tries === 0) seen.isTaken = true;
    }
  };
  const forget = (socket: Socket): void => {
    sockets.delete(socket);
    if (sockets.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return (): Socket => {
    const socket = new Socket();
    sockets.set(socket, { read: 0, written: 0, since: Date.now(), isTaken: false });
    socket.once('close', () => forget(socket));
    timer ??= setInterval(() => void look(), everyMs).unref();
    return socket;
  };
};

/**
 * How connections to the database are made, for the driver's options. A machine that has vanished says nothing: an idle
 * connection finds out by itself (keepalive, in twenty seconds). One that has just been sent something does not, and
 * Linux tries for fifteen minutes, in which each waiting request keeps a connection of the pool; it is given up after
 * ten seconds, as `tcp_user_timeout` of libpq does. Nothing is judged by how long a statement takes.
 */
export const databaseSocket = {
  stream: createSockets(),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { socketFile } from './postgres-home.ts';
import type { PostgresUser } from './postgres-user.ts';
import { codeOf } from '../error-code.ts';

export type SocketConnection = { host: string; port: number; user: string; database: string };
export type Launch = {
  command: string;
  args: string[];
  env: Record<string, string>;
  user?: PostgresUser;
  cwd: string;
  logFile: string;
};
export type Postmaster = { pid: number; exited: boolean };

// in a container nobody may collect the dead
const isZombie = (pid: number): boolean => {
  const status = `/proc/${pid}/stat`;
  try {
    return existsSync(status) && /\) [ZX] /.test(readFileSync(status, 'utf8'));
  } catch {
    return true;
  }
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** The process id in the data folder's postmaster.pid, or undefined. */
export const readPid = (data: string): number | undefined => {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 0 ? pid : undefined;
};

/**
 * Removes a postmaster.pid whose number now belongs to another program, as happens in restarted
 * containers. PostgreSQL itself clears the pids of dead processes.
 */
export const clearReusedPid = (data: string): void => {
  const pid = readPid(data);
  const commandLine = `/proc/${pid}/cmdline`;
  if (!pid || !existsSync(commandLine)) return;
  const [command = ''] = readFileSync(commandLine, 'utf8').split('\0');
  if (command !== '' && !/postgres|setpriv/.test(path.basename(command)))
    rmSync(path.join(data, 'postmaster.pid'), { force: true });
};

// has PostgreSQL close when Node dies without a chance to say so; busybox has a setpriv without this
const canFollowParent = () =>
  /pdeathsig/.test(spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout ?? '');

/** Starts PostgreSQL in its own session, so that Ctrl-C reaches only Node, which then stops it in order. */
export const launchPostmaster = ({
  command,
  args,
  env,
  user,
  cwd,
  logFile,
}: Launch): Postmaster => {
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000) rmSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  // one of an older version was everybody's to read: statements stand in it
  fchmodSync(log, 0o600);
  const [file, ...rest] = canFollowParent()
    ? ['setpriv', '--pdeathsig', 'INT', command, ...args]
    : [command, ...args];
  const child = spawn(file, rest, {
    ...user,
    env,
    cwd,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const launched: Postmaster = { pid: child.pid ?? 0, exited: false };
  const onExit = () => {
    launched.exited = true;
  };
  child.once('exit', onExit).once('error', onExit).unref();
  return launched;
};

/** Whether a server answers on the socket: `starting` while it recovers or closes, `absent` when nothing listens. */
export const probe = async (
  connection: SocketConnection,
): Promise<'ready' | 'starting' | 'absent'> => {
  if (!existsSync(socketFile(connection.host))) return 'absent';
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = codeOf(error);
    if (code === '57P03') return 'starting';
    if (code === '53300') return 'ready';
    if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', ''].includes(code)) return 'absent';
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Closes the server in order (open transactions are rolled back) and waits until it is gone; throws after a minute. */
export const stopPostmaster = async (pid: number): Promise<void> => {
  const deadline = Date.now() + 60_000;
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) has not closed within a minute`);
    await sleep(10);
  }
};

// Where a run of the tests keeps its databases: in memory, where there is plenty.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const shared = '/dev/shm';
const prefix = 'cafeteria-tests-';
const gibibyte = 2 ** 30;
/** What a run had at most was under two gibibytes; browsers want theirs beside it. */
const wanted = { there: 6 * gibibyte, free: 12 * gibibyte };

/** Whether a folder in memory has room; there is none everywhere, and in a container it may be small. */
const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(shared);
    return bavail * bsize >= wanted.there && freemem() >= wanted.free;
  } catch {
    return false;
  }
};
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
/** A run that was killed leaves its folder, and with it the memory it takes. */
const forgetTheDead = () => {
  for (const name of readdirSync(shared))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(path.join(shared, name), { recursive: true, force: true });
};

/**
 * The environment that brings what a run writes for itself into memory, until the process ends; an empty one where
 * there is no room. A copy of a database is a thousand files: half of the system's time of a server's test was the
 * disk's.
 */
export const scratchEnvironment = () => {
  if (process.env.TMPDIR || !hasRoom()) return {};
  forgetTheDead();
  const folder = path.join(shared, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user where the tests run as root
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
};

/**
 * A folder that is gone when the process is. Where root runs PostgreSQL as another account, that one may pass through:
 * else its database lies below /var/lib (`findHome`), on the disk, and stays there.
 */
export const scratchFolder = (/** @type {string} */ name) => {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

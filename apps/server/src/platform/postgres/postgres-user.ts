import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export type PostgresUser = { uid: number; gid: number };

export const isRoot = () => process.getuid?.() === 0;

const unprivileged = ['nobody', 'postgres', 'daemon'];

/**
 * The account PostgreSQL runs under: undefined (our own), or an unprivileged one when we are root,
 * which PostgreSQL refuses. Throws when root has no account to switch to, because initdb needs an
 * entry in /etc/passwd.
 */
export const findPostgresUser = (
  names: readonly string[] = unprivileged,
  passwd = '/etc/passwd',
): PostgresUser | undefined => {
  if (!isRoot()) return undefined;
  const entries = readFileSync(passwd, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const entry = entries.find(([user]) => user === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and ${passwd} names none of ${names.join(', ')} to run it as`,
  );
};

/** Whether another user may walk from the root down to this existing folder. */
export const isTraversable = (folder: string): boolean => {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
};

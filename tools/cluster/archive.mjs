// The archive of the log: a small disk of its own where this machine lets us have one, so that it can be full.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const size = '96m';

/** A piece of the log is in the archive whole or not at all; nobody reads it, so that the newest is enough here. */
const copy = (folder) =>
  `set -e\ncp "$1" ${folder}/part\nsync ${folder}/part\nmv ${folder}/part ${folder}/newest\n`;

export const createArchive = (folder, { account, mount, umount }) => {
  mkdirSync(folder);
  const owner = account ? `,uid=${account.uid},gid=${account.gid}` : '';
  const options = ['-t', 'tmpfs', '-o', `size=${size}${owner}`, 'tmpfs', folder];
  const isDisk = spawnSync(mount, options).status === 0;
  if (!isDisk && account) chownSync(folder, account.uid, account.gid);
  const filling = path.join(folder, 'filling');
  // a program and its arguments: PostgreSQL runs it by a shell, Patroni, which archives after a crash, without one
  const script = `${folder}.sh`;
  writeFileSync(script, copy(folder));
  return {
    command: `/bin/sh ${script} %p`,
    /** Whether it is a disk of its own, which alone can be filled. */
    isDisk,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      // a piece of the log has 16 MB: no room for one more
      writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - 4_000_000)));
    },
    empty: () => rmSync(filling, { force: true }),
    remove: () => isDisk && spawnSync(umount, ['-l', folder]),
  };
};

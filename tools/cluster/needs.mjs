// What the machine must have: programs of Debian 12, looked for where its packages put them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

const postgresRoot = '/usr/lib/postgresql';
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];
const find = (name) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
const newestPostgres = () => {
  const versions = existsSync(postgresRoot)
    ? readdirSync(postgresRoot).filter((name) => +name >= 15)
    : [];
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => path.join(postgresRoot, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));
};

/** Which package brings each program. */
const packageOf = {
  patroni: 'patroni python3-etcd',
  patronictl: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  openssl: 'openssl',
  setpriv: 'util-linux',
  mount: 'mount',
  umount: 'mount',
};

/** PostgreSQL does not run as root: then it and Patroni are the account of Debian's package. */
const accountOf = () => {
  if (userInfo().uid !== 0) return undefined;
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
};

/** Where the programs are; throws the line that installs what is missing. */
export const findPrograms = () => {
  const names = Object.keys(packageOf);
  const programs = Object.fromEntries(names.map((name) => [name, find(name)]));
  const postgres = newestPostgres();
  const missing = names.filter((name) => !programs[name]).map((name) => packageOf[name]);
  if (!postgres) missing.push('postgresql');
  if (missing.length > 0)
    throw new Error(
      `This needs Debian's packages: apt-get install ${[...new Set(missing)].join(' ')}`,
    );
  return { ...programs, postgres, account: accountOf(), iptables: find('iptables') };
};

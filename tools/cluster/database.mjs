// Three etcd, three PostgreSQL under Patroni.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createArchive } from './archive.mjs';
import { createCut } from './cut.mjs';
import { signalTree } from './children.mjs';
import { etcdArgs, patroniConfig, scope } from './database-config.mjs';
import { until } from './wait.mjs';

const ask = async (url, patience = 2_000) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  );
  return response?.ok ? response.json() : undefined;
};

/** What Patroni says of its members: name, role, state, timeline. */
const createView = ({ patroni }) => {
  const members = async () => {
    const seen = await Promise.all(
      patroni.map(({ rest }) => ask(`http://127.0.0.1:${rest}/cluster`)),
    );
    return seen.find(Boolean)?.members ?? [];
  };
  const indexOf = async (role) => {
    const member = (await members()).find((one) => one.role === role);
    if (!member) throw new Error(`no database is ${role}`);
    return Number(member.name.slice(2));
  };
  /** All follow one primary, and one of them synchronously. */
  const areWell = async () => {
    const all = await members();
    const timelines = new Set(all.map(({ timeline }) => timeline));
    const isWell = ({ role, state }) =>
      role === 'leader' || state === 'streaming' || state === 'running';
    const hasBoth = ['leader', 'sync_standby'].every((role) =>
      all.some((one) => one.role === role),
    );
    return all.length === patroni.length && timelines.size === 1 && hasBoth && all.every(isWell);
  };
  const wait = (patience = 120_000) => until(areWell, 'three databases are well', patience);
  return { indexOf, wait };
};

/** The processes of a member: Patroni, and PostgreSQL, which is a child of nobody. */
const createProcesses = (own, children) => {
  /** The file says which process owns the data; a killed one leaves it behind. */
  const postmasterOf = (index) => {
    const data = path.join(own, `pg${index}`);
    const file = path.join(data, 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    const command = `/proc/${pid}/cmdline`;
    const isOurs = pid > 1 && existsSync(command) && readFileSync(command, 'utf8').includes(data);
    return isOurs ? [pid] : [];
  };
  const pidsOf = (index) =>
    [children.pidOf(`patroni${index}`), ...postmasterOf(index)].filter(Boolean);
  return {
    killMember: async (index) => {
      signalTree(pidsOf(index), 'SIGKILL');
      await children.kill(`patroni${index}`);
    },
    /** Stops or continues everything of a member, as a machine that hangs. */
    signalMember: (index, signal) => signalTree(pidsOf(index), signal),
    stopMember: async (index) => {
      signalTree(pidsOf(index), 'SIGCONT');
      await children.stop(`patroni${index}`, 20_000);
      signalTree(postmasterOf(index), 'SIGKILL');
    },
  };
};

const switchOver = (patronictl, file, [from, to]) => {
  const members = ['--master', `pg${from}`, '--candidate', `pg${to}`];
  const { status, stdout, stderr } = spawnSync(
    patronictl,
    ['-c', file, 'switchover', scope, ...members, '--force'],
    {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    },
  );
  if (status !== 0) throw new Error(`patronictl: ${stdout}${stderr}`);
};

export const createDatabases = ({
  folder,
  ports,
  programs,
  children,
  isStrict,
  archiveCommand,
}) => {
  const own = path.join(folder, 'postgres');
  mkdirSync(own);
  const { account } = programs;
  if (account) chownSync(own, account.uid, account.gid);
  const fileOf = (index) => path.join(folder, `patroni${index}.yml`);
  const indexes = [...ports.patroni.keys()];
  const archive = createArchive(path.join(folder, 'archive'), programs);
  const cut = createCut(programs);
  const binaries = programs.postgres;
  const given = {
    folder: own,
    archiveCommand: archiveCommand ?? (() => archive.command),
    binaries,
    isStrict,
  };
  for (const index of indexes)
    writeFileSync(fileOf(index), JSON.stringify(patroniConfig(ports, given, index)));
  const view = createView(ports);
  const processes = createProcesses(own, children);
  const startMember = (index) =>
    children.start(`patroni${index}`, programs.patroni, [fileOf(index)], { asAccount: true });
  const startEtcd = (index) =>
    children.start(`etcd${index}`, programs.etcd, etcdArgs(ports, folder, index));
  return {
    ...view,
    ...processes,
    archive,
    cut,
    startMember,
    startEtcd,
    start: async () => {
      for (const index of ports.etcd.keys()) startEtcd(index);
      for (const index of indexes) startMember(index);
      await view.wait(180_000);
    },
    switchOver: (from, to) => switchOver(programs.patronictl, fileOf(from), [from, to]),
    stop: async () => {
      cut.heal();
      await Promise.all(indexes.map(processes.stopMember));
      const etcd = [...ports.etcd.keys()].map((index) => children.stop(`etcd${index}`, 5_000));
      await Promise.all(etcd);
      archive.remove();
    },
  };
};

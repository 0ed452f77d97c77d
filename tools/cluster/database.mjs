// Three etcd, three PostgreSQL under Patroni with synchronous replication.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { signalTree } from './children.mjs';
import { until } from './wait.mjs';

const scope = 'cafeteria';
export const password = 'cluster';

const etcdArgs = ({ etcd }, folder, index) => {
  const of = (port) => `http://127.0.0.1:${port}`;
  const { client, peer } = etcd[index];
  return [
    ['--name', `etcd${index}`],
    ['--data-dir', path.join(folder, `etcd${index}`)],
    ['--listen-client-urls', of(client)],
    ['--advertise-client-urls', of(client)],
    ['--listen-peer-urls', of(peer)],
    ['--initial-advertise-peer-urls', of(peer)],
    ['--initial-cluster', etcd.map((one, n) => `etcd${n}=${of(one.peer)}`).join(',')],
    ['--initial-cluster-token', scope],
    ['--logger', 'zap'],
  ].flat();
};

/** How long a primary may be silent before another takes over, and what may be lost: nothing that was answered. */
const bootstrap = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_node_count: 1,
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      shared_buffers: '128MB',
      wal_sender_timeout: '8s',
      wal_receiver_timeout: '8s',
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
    },
  },
};

/** Patroni's file is YAML, and so JSON. */
const patroniConfig = ({ etcd, patroni }, folder, binaries, index) => {
  const { rest, postgres } = patroni[index];
  const trust = (what, who) => `host ${what} ${who} 127.0.0.1/32 scram-sha-256`;
  return {
    scope,
    name: `pg${index}`,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: etcd.map(({ client }) => `127.0.0.1:${client}`) },
    bootstrap: {
      dcs: bootstrap,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: path.join(folder, `pg${index}`),
      bin_dir: binaries,
      pgpass: path.join(folder, `pgpass${index}`),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      pg_hba: [trust('all', 'all'), trust('replication', 'replicator'), 'local all all trust'],
      parameters: { unix_socket_directories: folder },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    watchdog: { mode: 'off' },
  };
};

const ask = async (url, patience = 2_000) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  );
  return response?.ok ? response.json() : undefined;
};

export const createDatabases = ({ folder, ports, programs, children }) => {
  const own = path.join(folder, 'postgres');
  mkdirSync(own);
  const { account } = programs;
  if (account) chownSync(own, account.uid, account.gid);
  const fileOf = (index) => path.join(folder, `patroni${index}.yml`);
  const indexes = ports.patroni.map((_, index) => index);
  for (const index of indexes)
    writeFileSync(
      fileOf(index),
      JSON.stringify(patroniConfig(ports, own, programs.postgres, index)),
    );
  /** The file says which process owns the data; a killed one leaves it behind. */
  const postmasterOf = (index) => {
    const data = path.join(own, `pg${index}`);
    const file = path.join(data, 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    const command = `/proc/${pid}/cmdline`;
    return pid > 1 && existsSync(command) && readFileSync(command, 'utf8').includes(data)
      ? [pid]
      : [];
  };
  const pidsOf = (index) =>
    [children.pidOf(`patroni${index}`), ...postmasterOf(index)].filter(Boolean);
  /** Every member as Patroni sees it: name, role, state, timeline. */
  const members = async () => {
    const seen = await Promise.all(
      ports.patroni.map(({ rest }) => ask(`http://127.0.0.1:${rest}/cluster`)),
    );
    return seen.find(Boolean)?.members ?? [];
  };
  const indexOf = async (role) => {
    const member = (await members()).find((one) => one.role === role);
    return member && Number(member.name.slice(2));
  };
  /** All three follow one primary, and one of them synchronously. */
  const areWell = async () => {
    const all = await members();
    const timelines = new Set(all.map(({ timeline }) => timeline));
    const isWell = ({ role, state }) =>
      role === 'leader' || state === 'streaming' || state === 'running';
    const hasBoth = ['leader', 'sync_standby'].every((role) =>
      all.some((one) => one.role === role),
    );
    return all.length === indexes.length && timelines.size === 1 && hasBoth && all.every(isWell);
  };
  const startMember = (index) =>
    children.start(`patroni${index}`, programs.patroni, [fileOf(index)], { asAccount: true });
  const startEtcd = (index) =>
    children.start(`etcd${index}`, programs.etcd, etcdArgs(ports, folder, index));
  return {
    members,
    indexOf,
    startMember,
    startEtcd,
    wait: (patience = 120_000) => until(areWell, 'three databases are well', patience),
    start: async () => {
      for (const index of ports.etcd.keys()) startEtcd(index);
      for (const index of indexes) startMember(index);
      await until(areWell, 'three databases are well', 180_000);
    },
    killMember: async (index) => {
      signalTree(pidsOf(index), 'SIGKILL');
      await children.kill(`patroni${index}`);
    },
    /** Stops or continues everything of a member, as a machine that hangs. */
    signalMember: (index, signal) => signalTree(pidsOf(index), signal),
    switchOver: (from, to) =>
      spawnSync(
        programs.patronictl,
        [
          '-c',
          fileOf(from),
          'switchover',
          scope,
          '--master',
          `pg${from}`,
          '--candidate',
          `pg${to}`,
          '--force',
        ],
        {
          encoding: 'utf8',
          timeout: 60_000,
          env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
        },
      ),
    stop: async () => {
      for (const index of indexes) signalTree(pidsOf(index), 'SIGCONT');
      await Promise.all(indexes.map((index) => children.stop(`patroni${index}`, 20_000)));
      for (const index of indexes) signalTree(postmasterOf(index), 'SIGKILL');
      await Promise.all(
        [...ports.etcd.keys()].map((index) => children.stop(`etcd${index}`, 5_000)),
      );
    },
  };
};

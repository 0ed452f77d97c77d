// What etcd and Patroni are told: three of each, synchronous replication.
import path from 'node:path';

export const scope = 'cafeteria';
export const password = 'cluster';

export const etcdArgs = ({ etcd }, folder, index) => {
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
    ['--enable-v2'],
    ['--logger', 'zap'],
  ].flat();
};

/** How long a primary may be silent before another takes over, and what may be lost: nothing that was answered. */
const bootstrap = (isStrict) => ({
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  // without any replica: wait (nothing that was answered can be lost), or answer alone
  synchronous_mode_strict: isStrict,
  synchronous_node_count: 1,
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      shared_buffers: '128MB',
      archive_mode: 'on',
      wal_sender_timeout: '8s',
      wal_receiver_timeout: '8s',
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
    },
  },
});

/** Patroni's file is YAML, and so JSON. */
export const patroniConfig = ({ etcd, patroni }, given, index) => {
  const { folder, archiveCommand, binaries, isStrict } = given;
  const { rest, postgres } = patroni[index];
  const trust = (what, who) => `host ${what} ${who} 127.0.0.1/32 scram-sha-256`;
  return {
    scope,
    name: `pg${index}`,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    // by version 2 of its interface: by version 3 Patroni 3.0.2 takes the lock back unseen when it wakes after a hang
    etcd: { hosts: etcd.map(({ client }) => `127.0.0.1:${client}`) },
    bootstrap: {
      dcs: bootstrap(isStrict),
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
      parameters: { unix_socket_directories: folder, archive_command: archiveCommand(index) },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    watchdog: { mode: 'off' },
  };
};

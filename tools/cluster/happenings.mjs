// What happens to the cluster, one after the other. Each resolves when all is as it was before.
import { setTimeout as sleep } from 'node:timers/promises';
import { edges } from './edges.mjs';
import { replicas } from './replicas.mjs';

/** So long a machine is away: longer than Patroni waits for it. */
const awayMs = 30_000;

const toNodes = ({ nodes, children }) => ({
  'a node that answers killed, started again': async () => {
    await children.kill('api0');
    await sleep(5_000);
    nodes.start('api0');
    await nodes.wait('api0');
  },
  'a node drained (SIGTERM), started again': async () => {
    await children.stop('api1');
    nodes.start('api1');
    await nodes.wait('api1');
  },
});

/** A machine stands still and knows nothing of it when it goes on. */
const hang = async (databases, role) => {
  const index = await databases.indexOf(role);
  databases.signalMember(index, 'SIGSTOP');
  await sleep(awayMs);
  databases.signalMember(index, 'SIGCONT');
  await databases.wait();
};
const toDatabases = ({ databases }) => ({
  'the primary killed with its Patroni': async () => {
    const primary = await databases.indexOf('leader');
    await databases.killMember(primary);
    await sleep(awayMs);
    databases.startMember(primary);
    await databases.wait();
  },
  'the primary hangs (SIGSTOP), wakes when another is primary': () => hang(databases, 'leader'),
  'a switchover by hand': async () => {
    databases.switchOver(
      await databases.indexOf('leader'),
      await databases.indexOf('sync_standby'),
    );
    await databases.wait();
  },
  'the synchronous replica stopped (SIGSTOP), continued': () => hang(databases, 'sync_standby'),
});

const toEtcd = ({ databases, children, ports }) => ({
  'one etcd killed, started again': async () => {
    await children.kill('etcd0');
    await sleep(awayMs / 3);
    databases.startEtcd(0);
    await databases.wait();
  },
  'all of etcd killed, started again': async () => {
    for (const index of ports.etcd.keys()) await children.kill(`etcd${index}`);
    await sleep(awayMs);
    for (const index of ports.etcd.keys()) databases.startEtcd(index);
    await databases.wait();
  },
});

/** By what it is called in the table; some resolve to lines about what else was seen. */
export const happenings = (cluster) =>
  Object.entries({
    nothing: () => sleep(20_000),
    ...toNodes(cluster),
    ...toDatabases(cluster),
    ...replicas(cluster),
    ...toEtcd(cluster),
    ...edges(cluster),
  });

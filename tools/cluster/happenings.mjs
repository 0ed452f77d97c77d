// What happens to the cluster, one after the other. Each resolves when all is as it was before.
import { setTimeout as sleep } from 'node:timers/promises';

/** So long a machine is away. */
const awayMs = 25_000;

export const happenings = ({ databases, nodes, children, ports }) => [
  ['nothing', () => sleep(20_000)],
  [
    'a node that answers killed, started again',
    async () => {
      await children.kill('api0');
      await sleep(5_000);
      nodes.start('api0');
      await nodes.wait('api0');
    },
  ],
  [
    'a node drained (SIGTERM), started again',
    async () => {
      await children.stop('api1');
      nodes.start('api1');
      await nodes.wait('api1');
    },
  ],
  [
    'the primary killed with its Patroni',
    async () => {
      const primary = await databases.indexOf('leader');
      await databases.killMember(primary);
      await sleep(awayMs);
      databases.startMember(primary);
      await databases.wait();
    },
  ],
  [
    'the primary hangs (SIGSTOP), wakes when another is primary',
    async () => {
      const primary = await databases.indexOf('leader');
      databases.signalMember(primary, 'SIGSTOP');
      await sleep(awayMs + 10_000);
      databases.signalMember(primary, 'SIGCONT');
      await databases.wait();
    },
  ],
  [
    'a switchover by hand',
    async () => {
      const from = await databases.indexOf('leader');
      const { status, stdout, stderr } = databases.switchOver(
        from,
        await databases.indexOf('sync_standby'),
      );
      if (status !== 0) throw new Error(`patronictl: ${stdout}${stderr}`);
      await databases.wait();
    },
  ],
  [
    'the synchronous replica stopped (SIGSTOP), continued',
    async () => {
      const index = await databases.indexOf('sync_standby');
      databases.signalMember(index, 'SIGSTOP');
      await sleep(awayMs + 10_000);
      databases.signalMember(index, 'SIGCONT');
      await databases.wait();
    },
  ],
  [
    'all of etcd killed, started again',
    async () => {
      for (const index of ports.etcd.keys()) await children.kill(`etcd${index}`);
      await sleep(awayMs);
      for (const index of ports.etcd.keys()) databases.startEtcd(index);
      await databases.wait();
    },
  ],
];

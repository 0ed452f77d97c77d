// What happens when a primary dies while the replicas that writes wait for are away, too.
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than Patroni waits for a primary, and longer than it takes to name another replica. */
const [awayMs, renamedMs] = [30_000, 15_000];

/** Whether another takes over in the time a machine is away. */
const successorOf = async (databases, old) => {
  const from = Date.now();
  while (Date.now() < from + awayMs) {
    const leader = await databases.indexOf('leader').catch(() => old);
    if (leader !== old) return `pg${leader} took over after ${(Date.now() - from) / 1_000} s`;
    await sleep(500);
  }
  return `nobody took over in ${awayMs / 1_000} s`;
};

/** Kills the replicas, and the primary so long after them; `back` are those that come back without the primary. */
const killAll = async (databases, { replicas, primary, apartMs, back }) => {
  await Promise.all(replicas.map((index) => databases.killMember(index)));
  await sleep(apartMs);
  await databases.killMember(primary);
  const seen = [
    `pg${primary} and replicas ${replicas.join()} away: ${await successorOf(databases, primary)}`,
  ];
  if (back.length > 0) {
    for (const index of back) databases.startMember(index);
    seen.push(`replicas ${back.join()} back: ${await successorOf(databases, primary)}`);
  }
  for (const index of [primary, ...replicas.filter((one) => !back.includes(one))])
    databases.startMember(index);
  await databases.wait();
  return seen;
};

/** By what it is called in the table; each resolves to who took over. */
export const replicas = ({ databases, ports }) => {
  const find = async () => ({
    primary: await databases.indexOf('leader'),
    awaited: await databases.indexOf('sync_standby'),
  });
  return {
    'the primary and its synchronous replica killed at once': async () => {
      const { primary, awaited } = await find();
      return killAll(databases, { replicas: [awaited], primary, apartMs: 0, back: [awaited] });
    },
    'the synchronous replica killed, the primary 15 s after it': async () => {
      const { primary, awaited } = await find();
      return killAll(databases, { replicas: [awaited], primary, apartMs: renamedMs, back: [] });
    },
    'both replicas killed, the primary 30 s after them': async () => {
      const { primary } = await find();
      const others = [...ports.patroni.keys()].filter((index) => index !== primary);
      return killAll(databases, { replicas: others, primary, apartMs: awayMs, back: others });
    },
  };
};

// Members of the cluster killed one after the other, whichever it hits, each started again at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './wait.mjs';

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
const between = (from, to) => sleep(from + Math.random() * (to - from));

/** What may be hit: kills it and starts it again after a moment. */
const victims = ({ nodes, databases, proxies, store, children, ports }) => {
  const node = (name) => async () => {
    await children.kill(name);
    await between(200, 2_000);
    nodes.start(name);
  };
  const member = (role) => async () => {
    let index;
    // Patroni may be about to name another one
    const isFound = async () => {
      index = await databases.indexOf(role).catch(() => undefined);
      return index !== undefined;
    };
    await until(isFound, `a database is ${role}`);
    await databases.killMember(index);
    await between(500, 3_000);
    databases.startMember(index);
  };
  const proxy = (name, start) => async () => {
    await children.kill(name);
    await between(200, 1_000);
    start();
  };
  return {
    'a node that answers': () => node(anyOf(['api0', 'api1']))(),
    'the node for jobs': node('jobs'),
    'the primary': member('leader'),
    'the synchronous replica': member('sync_standby'),
    etcd: async () => {
      const index = anyOf([...ports.etcd.keys()]);
      await children.kill(`etcd${index}`);
      await between(200, 2_000);
      databases.startEtcd(index);
    },
    HAProxy: proxy('haproxy', proxies.startHaproxy),
    nginx: proxy('nginx', proxies.startNginx),
    'the store of pictures': proxy('s3', store.start),
  };
};

/** Kills so many members, and notes in `marks` when which was hit; resolves to how often each was. */
export const killMany = async (cluster, { count, only, marks }, say) => {
  const hit = {};
  const all = Object.entries(victims(cluster)).filter(([name]) => name.includes(only));
  for (let nth = 1; nth <= count; nth += 1) {
    const [name, kill] = anyOf(all);
    await between(0, 1_500);
    // who is answered what must not be ends the play: this is the last that was done
    say(`${new Date().toISOString().slice(11, 23)} ${nth} of ${count}: ${name}`);
    marks.push({ name: `${nth} ${name}`, at: performance.now() });
    await kill();
    hit[name] = (hit[name] ?? 0) + 1;
    await cluster.databases.wait();
    await cluster.nodes.waitForAll();
  }
  const times = Object.entries(hit).map(([name, often]) => `${name} ${often} times`);
  return [`killed: ${times.join(', ')}`];
};

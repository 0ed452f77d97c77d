import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until it is so; throws what was waited for. */
export const until = async (isSo, what, patience = 60_000, every = 250) => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await isSo()) return;
    await sleep(every);
  }
  throw new Error(`waited ${patience / 1_000} s in vain: ${what}`);
};

const hold = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(server));
  });
/** So many ports that are free now, all different: they are held until all are known. */
export const freePorts = async (count) => {
  const servers = await Promise.all(Array.from({ length: count }, hold));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => void server.close(resolve))));
  return ports;
};

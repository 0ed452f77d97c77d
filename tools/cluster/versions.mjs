// Nodes of several versions over one database.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const waitFor = async (api) => {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(new URL('/health/ready', api)).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(500);
  }
  throw new Error(`${api} does not become ready`);
};
/** A node of the version in a folder. */
export const startNode = async (root, environment, port) => {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...environment, API_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // ending this ends what it has started
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const api = `http://127.0.0.1:${port}`;
  await waitFor(api);
  return { api, port, stop: () => (child.kill('SIGTERM'), ended) };
};

export const environmentOf = ({ host, port, user, database }, folder) => {
  const server = `${encodeURIComponent(host)}${port ? `&port=${port}` : ''}`;
  return {
    PATH: process.env.PATH,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${server}`,
    DATABASE_POOL: '6',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: path.join(folder, 'files'),
    SERVE_WEB: 'false',
    PAYMENT_GATE: 'demo',
    DEPOSIT_MONTHLY: '1000000',
    ADMIN_SECOND_FACTOR: 'off',
    LOG_LEVEL: 'error',
  };
};

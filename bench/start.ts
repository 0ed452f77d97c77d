import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../tools/scratch.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const ports = { WEB_PORT: '3393', API_PORT: '8393' };

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Seconds from `npm start` to the first answer of portal and API. */
const startOnce = async (dataDir: string): Promise<number> => {
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: dataDir, DEMO: 'true' },
    stdio: 'ignore',
  });
  while (
    !(await answers(`http://localhost:${ports.API_PORT}/api/config`)) ||
    !(await answers(`http://localhost:${ports.WEB_PORT}/`))
  )
    await sleep(10);
  const seconds = (performance.now() - started) / 1_000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  await sleep(500);
  return seconds;
};

/** The first start makes the database and loads the demo, the later ones find everything there. */
export const measureStart = async (): Promise<string[]> => {
  const dataDir = scratchFolder('cafeteria-start');
  const first = await startOnce(dataDir);
  const later = [await startOnce(dataDir), await startOnce(dataDir), await startOnce(dataDir)];
  return [
    `first start with the demo: ${first.toFixed(1)} s`,
    `later starts: ${later.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
  ];
};

// npm run dev: Vite with hot replacement on WEB_PORT, the API restarting on change on API_PORT; one Ctrl-C closes both.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { basemapFile } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { bin, findNode, main, onClose, root, runNode } from './node.mjs';

const { WEB_PORT = '3000', API_PORT = '8080' } = process.env;

await main(async () => {
  await ensureInstalled();
  if (!existsSync(basemapFile)) await runNode(['apps/server/basemap/run.ts']);
  const node = findNode();
  const env = { ...process.env, WEB_PORT, API_PORT };
  const children = [
    // Vite serves the portal here, so the server keeps to the API
    spawn(node, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, SERVE_WEB: 'false' },
    }),
    spawn(node, [bin('vite'), '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false'], {
      cwd: path.join(root, 'apps/web'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    }),
  ];
  const close = (signal) => children.forEach((child) => child.kill(signal));
  onClose(close);
  for (const child of children) {
    child.once('exit', (code) => {
      process.exitCode ||= code ?? 0;
      close('SIGTERM');
    });
  }
});

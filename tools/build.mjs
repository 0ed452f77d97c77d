// npm run build: the web app for the browser and for the portal server, compressed beforehand, and the bundled basemap.
import { existsSync, rmSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rememberBuild, sourceStamp } from './build-stamp.mjs';
import { bin, main, root, runNode } from './node.mjs';

const web = path.join(root, 'apps/web');
const client = path.join(web, 'dist/client');
const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest|wasm|pbf)$/;
const smallest = 200;

const vite = async (args) => {
  const { code, text } = await runNode([bin('vite'), 'build', '--logLevel', 'warn', ...args], {
    cwd: web,
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`vite build ${args.join(' ')} failed:\n${text.trim()}`);
  if (text.trim()) console.log(text.trim());
};

const drawBasemap = async () => {
  const { code, text } = await runNode(['apps/server/basemap/run.ts'], { quiet: true });
  if (code !== 0) throw new Error(`drawing the basemap failed:\n${text.trim()}`);
  console.log(text.trim());
};

const compressors = [
  [
    '.br',
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // as large as they may be: a little smaller than what brotli chooses by itself
          [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
        },
      }),
  ],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

const compress = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  await Promise.all(
    compressors.map(async ([ending, shrink]) => {
      const small = await shrink(bytes);
      if (small.length < bytes.length) await writeFile(file + ending, small);
    }),
  );
};

const compressAll = async () => {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  if (files.length === 0)
    throw new Error(`the build left nothing to compress in ${path.relative(root, client)}`);
  await Promise.all(files.map(compress));
  return files.length;
};

await main(async () => {
  const start = performance.now();
  const stamp = sourceStamp();
  rmSync(path.join(web, 'dist/.stamp'), { force: true });
  await Promise.all([
    vite(['--outDir', 'dist/client']),
    vite(['--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server']),
    drawBasemap(),
  ]);
  const count = await compressAll();
  const budget = path.join(root, 'tools/budget.mjs');
  if (existsSync(budget)) {
    const { code } = await runNode([budget]);
    if (code !== 0) process.exit(code);
  }
  rememberBuild(stamp);
  console.log(
    `Built the web app in ${((performance.now() - start) / 1000).toFixed(1)} s (${count} files compressed).`,
  );
});

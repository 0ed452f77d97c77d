// The first load of the signed-in home, as the browser gets it, held to its budget (docs/performance.md).
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';

const kB = 1000;
const budget = { scripts: 140 * kB, texts: 15 * kB, fonts: 45 * kB, style: 20 * kB };
const client = path.join(root, 'apps/web/dist/client');
const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));

const gather = (key, seen) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const dependency of chunk.imports ?? []) gather(dependency, seen);
  return seen;
};
const sent = (file) =>
  statSync(path.join(client, existsSync(path.join(client, `${file}.br`)) ? `${file}.br` : file))
    .size;
const sum = (files) => [...files].reduce((total, file) => total + sent(file), 0);

const files = new Set();
for (const key of ['src/main.tsx', 'src/portal/home/HomeScreen.tsx']) gather(key, files);
const texts = ['common', 'cafeteria'].map(
  (name) => manifest[`../../packages/i18n/locales/cs/${name}.json`].file,
);
const style = 'portal.css';
const css = readFileSync(path.join(client, style), 'utf8');
const fonts = new Set([...css.matchAll(/url\(["']?\/?([^"')]+\.woff2)/g)].map(([, url]) => url));
const measured = { scripts: sum(files), texts: sum(texts), fonts: sum(fonts), style: sent(style) };

const rows = Object.entries(measured).map(
  ([name, bytes]) => `${name} ${(bytes / kB).toFixed(1)} of ${budget[name] / kB} kB`,
);
console.log(`First load of the home (brotli): ${rows.join(', ')}.`);
const over = Object.keys(measured).filter((name) => measured[name] > budget[name]);
if (over.length > 0) {
  console.error(`Over the budget: ${over.join(', ')}.`);
  process.exitCode = 1;
}

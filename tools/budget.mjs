// The first load of the signed-in home, as the browser gets it, held to its budget (docs/performance.md).
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { budget, kB, overBudget, screensIn } from './over-budget.mjs';

const client = path.join(root, 'apps/web/dist/client');
const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));

const gather = (key, seen) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const dependency of chunk.imports ?? []) gather(dependency, seen);
  return seen;
};
/** What a page with a screen needs at first. */
const chunksOf = (screen) => [
  ...gather(`src/portal/${screen}Screen.tsx`, gather('src/main.tsx', new Set())),
];
const sent = (file) =>
  statSync(path.join(client, existsSync(path.join(client, `${file}.br`)) ? `${file}.br` : file))
    .size;
const sum = (files) => [...files].reduce((total, file) => total + sent(file), 0);

const home = chunksOf('home/Home');
const texts = ['common', 'cafeteria'].map(
  (name) => manifest[`../../packages/i18n/locales/cs/${name}.json`].file,
);
const styles = ['portal.css', ...home.flatMap((chunk) => chunk.css ?? [])];
const css = readFileSync(path.join(client, 'portal.css'), 'utf8');
const fonts = new Set([...css.matchAll(/url\(["']?\/?([^"')]+\.woff2)/g)].map(([, url]) => url));
const measured = {
  scripts: sum(new Set(home.map((chunk) => chunk.file))),
  texts: sum(texts),
  fonts: sum(fonts),
  style: sum(styles),
};

const rows = Object.entries(measured).map(
  ([name, bytes]) => `${name} ${(bytes / kB).toFixed(1)} of ${budget[name] / kB} kB`,
);
console.log(`First load of the home (brotli): ${rows.join(', ')}.`);
const counts = screensIn(manifest).map((name) => [
  name,
  new Set(chunksOf(name).map((chunk) => chunk.file)).size + texts.length,
]);
console.log(`Scripts of a page: ${counts.map(([name, count]) => `${name} ${count}`).join(', ')}.`);
const over = overBudget(measured, counts);
if (over.length > 0) {
  console.error(`Over the budget: ${over.join(', ')}.`);
  process.exitCode = 1;
}

// npm run routes: the light routes (packages/contract/src/light), written from the contract; `--check` compares them.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { api } from '../src/index.ts';

const source = new URL('../src/', import.meta.url);
const areas = ['catalogue', 'content', 'discovery', 'people', 'money', 'messages', 'system'];
const pathOf = (file) => fileURLToPath(new URL(`light/${file}`, source));

/** Every exported value of an area's files. */
const exportsOf = async (area) => {
  const folder = new URL(`${area}/`, source);
  const files = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return modules.flatMap((module) => Object.values(module));
};
const isAdmin = (routes) =>
  Object.values(routes).every(({ path }) => path.startsWith('/api/admin/'));
const light = ({ method, path, tags, invalidates }) => ({ method, path, tags, invalidates });

const present = readdirSync(source).filter((name) => areas.includes(name));
const homes = new Map();
for (const area of present) for (const value of await exportsOf(area)) homes.set(value, area);
const fileOf = ([name, routes]) => {
  const area = homes.get(routes);
  if (!area) throw new Error(`no file of an area exports the routes of ${name}`);
  return isAdmin(routes) ? 'admin' : area;
};

const groups = Map.groupBy(Object.entries(api), fileOf);
const declarationOf = ([name, routes]) => {
  const data = Object.fromEntries(Object.entries(routes).map(([key, one]) => [key, light(one)]));
  return `export const ${name}: LightRoutes<(typeof api)['${name}']> = ${JSON.stringify(data)};`;
};
const textOf = (entries) => `// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../http/light.ts';
import type { api } from '../index.ts';

${entries.map(declarationOf).join('\n')}
`;
const doors = [...groups.keys()].toSorted().map((name) => `export * from './${name}.gen.ts';`);
const files = new Map([
  ...[...groups].map(([name, entries]) => [`${name}.gen.ts`, textOf(entries)]),
  ['routes.gen.ts', `${doors.join('\n')}\n`],
]);

const read = (file) => {
  try {
    return readFileSync(pathOf(file), 'utf8');
  } catch {
    return undefined;
  }
};
const stale = [];
for (const [name, text] of files) {
  const { code } = await format(name, text, { singleQuote: true });
  if (read(name) === code) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(pathOf(name), code);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.log(`${stale.join(', ')}: not what the contract says. Run npm run routes.`);
  process.exitCode = 1;
}

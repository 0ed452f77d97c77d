// npm run routes: writes the light routes (packages/contract/src/light/generated); `--check` compares them.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { writeOrCheck } from '../../../tools/generated.mjs';
import { onWantedNode } from '../../../tools/node.mjs';

onWantedNode();
const source = new URL('../src/', import.meta.url);
const pathOf = (file) => fileURLToPath(new URL(`light/generated/${file}`, source));
const areas = readdirSync(source, { withFileTypes: true })
  .map(({ name }) => name)
  .filter((name) => existsSync(new URL(`${name}/index.ts`, source)) && name !== 'light');

const isAdmin = (routes) =>
  Object.values(routes).every(({ path }) => path.startsWith('/api/admin/'));
const light = ({ method, path, access, own, fields, tags, invalidates, idempotent, file }) => ({
  method,
  path,
  access,
  own,
  fields,
  tags,
  invalidates,
  idempotent,
  file,
});

/** A file for each entity: what only some pages ask for comes with them, not with the first load. */
const wordOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const entries = [];
for (const area of areas) {
  const { [`${area}Api`]: routes } = await import(new URL(`${area}/index.ts`, source).href);
  for (const [name, one] of Object.entries(routes))
    entries.push({ name, routes: one, file: isAdmin(one) ? 'admin' : wordOf(name) });
}
const groups = Map.groupBy(entries, ({ file }) => file);
const declarationOf = ({ name, routes }) => {
  const data = Object.fromEntries(Object.entries(routes).map(([key, one]) => [key, light(one)]));
  return `export const ${name}: LightRoutes<(typeof api)['${name}']> = ${JSON.stringify(data)};`;
};
const textOf = (list) => `// Written by npm run routes; compared by npm run check.
import type { LightRoutes } from '../../http/light.ts';
import type { api } from '../../index.ts';

${list.map(declarationOf).join('\n')}
`;
const doors = [...groups.keys()].toSorted().map((name) => `export * from './${name}.gen.ts';`);
const made = new Map([
  ...[...groups].map(([name, list]) => [`${name}.gen.ts`, textOf(list)]),
  ['routes.gen.ts', `${doors.join('\n')}\n`],
]);
const files = new Map();
for (const [name, text] of made)
  files.set(pathOf(name), (await format(name, text, { singleQuote: true })).code);
const folder = fileURLToPath(new URL('light/generated', source));
writeOrCheck(files, 'npm run routes', { folder, ending: '.gen.ts' });

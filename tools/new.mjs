// npm run new -- <entity> [--area catalogue]: an ordinary admin entity from the table to the screen,
// from the templates in tools/new.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { bin, main, root, runNode } from './node.mjs';
import { namesOf, refusal } from './new/names.mjs';
import { edits } from './new/edits.mjs';

const migrations = 'apps/server/migrations';
const areas = ['catalogue', 'content', 'discovery', 'people', 'money', 'messages', 'system'];
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

const nextNumber = () => {
  const numbers = readdirSync(path.join(root, migrations))
    .map((name) => Number.parseInt(name, 10))
    .filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
};

const filesOf = ({ kebab, snake, area }) => {
  const server = `apps/server/src/${area}/${kebab}`;
  const web = `apps/web/src/admin/${area}/${kebab}`;
  return {
    [`packages/contract/src/${area}/${kebab}.ts`]: 'contract.ts',
    [`${migrations}/${nextNumber()}_${snake}.sql`]: 'migration.sql',
    [`${server}/${kebab}.table.ts`]: 'server.table.ts',
    [`${server}/${kebab}.admin.ts`]: 'server.admin.ts',
    [`${server}/index.ts`]: 'server.index.ts',
    [`${web}/${kebab}.admin.tsx`]: 'web.admin.tsx',
    [`${web}/index.ts`]: 'web.index.ts',
  };
};

const fill = (template, names) =>
  read(`tools/new/${template}.tmpl`).replaceAll(
    /\{\{(kebab|camel|Pascal|snake|words|area)\}\}/g,
    (_, form) => names[form],
  );

const generate = async (what, args) => {
  const { code, text } = await runNode(args, { quiet: true });
  console.log(
    code === 0
      ? `  ${what}`
      : `  ${what}: failed, run it again when the rest is in order\n${text.trim()}`,
  );
};

/** Everything that is made from what was made. */
const generateAll = async (made, changed) => {
  await generate('everything new in the format of the house (npm run format)', [
    bin('oxfmt'),
    '--write',
    ...made.filter((file) => !file.endsWith('.sql')),
    ...changed,
  ]);
  await generate('packages/contract/src/light (the routes without their schemas)', [
    'tools/gen-routes.mjs',
  ]);
  await generate('apps/server/src/platform/db/tables.gen.ts (npm run tables)', [
    'tools/gen-tables.mjs',
  ]);
  await generate('apps/server/openapi.json', [
    bin('vitest'),
    'run',
    '--project',
    'server',
    'openapi.walk',
    '--update',
  ]);
};

await main(async () => {
  const {
    positionals: [entity = ''],
    values: { area, 'only-files': onlyFiles },
  } = parseArgs({
    allowPositionals: true,
    options: {
      area: { type: 'string', default: 'catalogue' },
      'only-files': { type: 'boolean', default: false },
    },
  });
  if (!areas.includes(area)) throw new Error(`an area is one of ${areas.join(', ')}`);
  if (!existsSync(path.join(root, `packages/contract/src/${area}/index.ts`)))
    throw new Error(`the contract has no area ${area} yet`);
  const tables = readdirSync(path.join(root, migrations))
    .map((name) => read(`${migrations}/${name}`))
    .join('\n');
  const problem = refusal(entity, {
    tables,
    contract: read(`packages/contract/src/${area}/index.ts`),
    texts: JSON.parse(read('packages/i18n/locales/en/admin.json')),
  });
  if (problem) throw new Error(problem);
  const names = { ...namesOf(entity), area };
  const files = filesOf(names);
  const present = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  if (present.length > 0) throw new Error(`${present.join(', ')} exists already`);
  await ensureInstalled();

  // all edits are tried before the first file is written
  const edited = edits(names).map(({ file, edit }) => [file, edit(read(file), file)]);
  for (const [file, template] of Object.entries(files)) write(file, fill(template, names));
  for (const [file, text] of edited) write(file, text);
  console.log(
    `Made:\n${Object.keys(files)
      .map((file) => `  ${file}`)
      .join('\n')}\nChanged:\n${edited.map(([file]) => `  ${file}`).join('\n')}`,
  );
  // tools/new/entity.test makes the rest by itself
  if (onlyFiles) return;
  console.log('Generated:');
  await generateAll(
    Object.keys(files),
    edited.map(([file]) => file),
  );
  console.log(`
Next:
  1. Say what a ${names.words} is: search the new files for TODO.
  2. Add its fields: migration, contract, screen and text, as docs/ARCHITECTURE.md shows for the
     offer. Then npm run tables.
  3. Translate ${names.camel} in packages/i18n/locales/{cs,sk,en}/admin.json; npm run check names the
     texts that still say TODO.
  4. npm run check, and npm test. The migration may change until it has been applied anywhere that matters.`);
});

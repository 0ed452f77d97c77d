// The places where an entity is registered. Each edit throws when its anchor is gone, so that nothing is half done.
const before =
  (anchor, line, behind = '') =>
  (text, file) => {
    const from = text.indexOf(behind);
    const at = text.indexOf(anchor, from);
    if (from < 0 || at < 0)
      throw new Error(
        `${file} no longer holds ${JSON.stringify(behind + anchor.trim())}: ` +
          'bring tools/new/edits.mjs in line with it',
      );
    return text.slice(0, at) + line + text.slice(at);
  };
// a line among its like, in the order of the alphabet
const among = (pattern, line) => (text, file) => {
  const lines = text.split('\n');
  const like = lines.flatMap((one, index) => (pattern.test(one) ? [index] : []));
  if (like.length === 0)
    throw new Error(
      `${file} holds no line like ${pattern}: bring tools/new/edits.mjs in line with it`,
    );
  const key = (one) => /'([^']+)'/.exec(one)?.[1] ?? '';
  const next = like.find((index) => key(lines[index]) > key(line)) ?? (like.at(-1) ?? 0) + 1;
  lines.splice(next, 0, line);
  return lines.join('\n');
};
const all =
  (...steps) =>
  (text, file) =>
    steps.reduce((result, step) => step(result, file), text);

const placeholders = ({ words }) => ({
  cs: {
    list: `TODO seznam: ${words}`,
    create: `TODO založení: ${words}`,
    empty: `TODO prázdný seznam: ${words}`,
    deleteText: `TODO co znamená smazání: ${words}`,
    field: { name: 'Název', note: 'Poznámka' },
  },
  sk: {
    list: `TODO zoznam: ${words}`,
    create: `TODO založenie: ${words}`,
    empty: `TODO prázdny zoznam: ${words}`,
    deleteText: `TODO čo znamená zmazanie: ${words}`,
    field: { name: 'Názov', note: 'Poznámka' },
  },
  en: {
    list: `TODO list: ${words}`,
    create: `TODO creation: ${words}`,
    empty: `TODO empty list: ${words}`,
    deleteText: `TODO what deleting means: ${words}`,
    field: { name: 'Name', note: 'Note' },
  },
});

const contractEdit = ({ kebab, camel }) =>
  all(
    among(
      /^(?:import \{.*|\}) from '\.\/[^/]+\.ts';$/,
      `import { ${camel}AdminRoutes } from './${kebab}.ts';`,
    ),
    before('} as const;\n', `  ${camel}Admin: ${camel}AdminRoutes,\n`),
    among(/^export \* from '\.\/[^/]+\.ts';$/, `export * from './${kebab}.ts';`),
  );
const handlersEdit = ({ kebab, camel, area }) =>
  all(
    among(
      /^import \{.*\} from '\.\/.+\/index\.ts';$/,
      `import { ${camel}AdminHandlers } from './${area}/${kebab}/index.ts';`,
    ),
    before('});\n', `  ${camel}Admin: ${camel}AdminHandlers(deps),\n`, 'const featuresOf = '),
  );
const tablesEdit = ({ kebab, camel, area }) =>
  all(
    among(
      /^import \{.*\} from '\.\/.+\/index\.ts';$/,
      `import { ${camel}Table } from './${area}/${kebab}/index.ts';`,
    ),
    before('];\n', `  ${camel}Table,\n`),
  );
const resourcesEdit = ({ kebab, camel, area }) =>
  all(
    among(
      /^import \{.*\} from '\.\/.+\/index\.ts';$/,
      `import { ${camel}Resource } from './${area}/${kebab}/index.ts';`,
    ),
    // the pages for engineers stay last in the navigation
    before('  devPage,\n', `  ${camel}Resource,\n`),
  );
// the walk over all resources tests it
const fixtureEdit =
  ({ camel }) =>
  (text) => {
    const fixture = [
      `  ${camel}Admin: {`,
      "    build: async () => ({ name: 'Jaro', note: null }),",
      "    change: () => ({ name: 'Podzim' }),",
      "    invalid: { name: '' },",
      '  },',
    ].join('\n');
    return `${text.trimEnd().replace(/\};$/, `${fixture}\n};`)}\n`;
  };
const textEdit =
  ({ camel }, section) =>
  (text) =>
    `${JSON.stringify({ ...JSON.parse(text), [camel]: section }, null, 2)}\n`;

/** Every existing file the entity changes, as `{file, edit: (text, file) => text}`. */
export const edits = (names) => [
  { file: `packages/contract/src/${names.area}/index.ts`, edit: contractEdit(names) },
  { file: 'apps/server/src/handlers.ts', edit: handlersEdit(names) },
  { file: 'apps/server/src/tables.ts', edit: tablesEdit(names) },
  { file: 'apps/web/src/admin/resources.ts', edit: resourcesEdit(names) },
  { file: 'apps/server/src/test/admin-resources.ts', edit: fixtureEdit(names) },
  ...Object.entries(placeholders(names)).map(([language, section]) => ({
    file: `packages/i18n/locales/${language}/admin.json`,
    edit: textEdit(names, section),
  })),
];

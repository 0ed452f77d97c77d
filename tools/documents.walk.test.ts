import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { isOfAllEmployers, Regime } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
/** Whatever a document may count its paths from. */
const folders = [
  '',
  'docs/',
  'apps/',
  'apps/server/',
  'apps/server/src/',
  'apps/server/src/kernel/',
  'apps/server/src/money/',
  'apps/server/src/money/gate/',
  'apps/server/src/people/',
  'apps/server/src/platform/',
  'apps/web/',
  'apps/web/src/',
  'apps/web/src/admin/',
  'apps/web/src/app/',
  'packages/',
  'packages/contract/',
];
/** A file in a folder, or a folder; what is made up of a name stands in `<…>` or has a `*`. */
const path =
  /(?<![\w./<*>:{}-])((?:[\w-]+\/)+[\w.-]*\w\.(?:tsx?|mjs|sql|txt|md|json)|(?:[\w-]+\/)+)(?![\w<*{])/g;
const isThere = (one: string): boolean =>
  folders.some((folder) => existsSync(new URL(`${folder}${one}`, root)));
const missingIn = (text: string): readonly string[] =>
  [...text.matchAll(path)].map(([, one = '']) => one).filter((one) => !isThere(one));

const sources = globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\./.test(file))
  .map(textOf)
  .join('\n');
/** What a document draws. */
const drawnIn = (text: string): string =>
  [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, drawn]) => drawn).join('\n');
/** Names of the code a document says: `touchedBy`, `ready.shared.get`; in a drawing they stand without ticks. */
const unknownIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(/`([a-z]+(?:\.?[A-Za-z]+)*[A-Z.][A-Za-z]+)`/g),
    ...drawnIn(text).matchAll(/(?<![\w./-])([a-z]+(?:\.[a-z]+)*[A-Z][A-Za-z]+)(?![\w-]*[./]\w)/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !/\.(?:tsx?|sql|md)$/.test(name) && !sources.includes(name));

const documentsIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
describe.each(documentsIn('docs'))('%s', (name) => {
  it('names only files and folders there are', () => expect(missingIn(textOf(name))).toEqual([]));
});

/** A decision tells of one room and names files as they are called there; those in history name what was. */
const every = globSync(
  '{apps,packages,tools,e2e,bench,docs,ops}/**/*.{ts,tsx,mjs,sql,txt,md,json}',
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
).map((file) => `/${file}`);
const isSomewhere = (one: string): boolean => every.some((file) => file.endsWith(`/${one}`));
it.each(documentsIn('docs/decisions'))('%s names only files there are', (name) => {
  const files = missingIn(textOf(name)).filter((one) => !one.endsWith('/'));
  expect(files.filter((one) => !isSomewhere(one))).toEqual([]);
});
it('the way of a save names only what the code calls so', () =>
  expect(unknownIn(textOf('docs/save-to-reader.md'))).toEqual([]));
it('what is gone is found', () => {
  expect(missingIn('see `kernel/changes/gone.ts` and kernel/gone/')).toEqual([
    'kernel/changes/gone.ts',
    'kernel/gone/',
  ]);
  expect([isSomewhere('changes/gone.ts'), isSomewhere('changes/write.ts')]).toEqual([false, true]);
  expect(unknownIn('`touchedBy` and `touchedByNobody`')).toEqual(['touchedByNobody']);
  expect(unknownIn('```\ntouchedBy ─▶ touchedByNobody\n```\n')).toEqual(['touchedByNobody']);
});

describe('what money.md says of whose a limit is', () => {
  const [, section = ''] =
    /\n## Whose a limit is\n([\s\S]*?)\n## /.exec(textOf('docs/money.md')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  it.each(Regime.options)('%s has one row, which says whether it is one for all', (regime) => {
    const own = rows.filter((row) => row.includes(`\`${regime}\``));
    expect(own).toHaveLength(1);
    expect(own[0]?.includes('one for all')).toBe(isOfAllEmployers(regime));
  });
});

describe('what money.md says the employer’s money lies in', () => {
  const sentences = (text: string): string =>
    /^The employer's money lies in regimes[^]*?is the user's own money/m.exec(text)?.[0] ?? '';
  const missing = (text: string) =>
    Regime.options.filter((regime) => !sentences(text).includes(`\`${regime}\``));
  const money = textOf('docs/money.md');
  it('is every regime, own money among them', () => expect(missing(money)).toEqual([]));
  it('is missed where one is left out', () =>
    expect(missing(money.replace('`CZ_FKSP`, ', ''))).toEqual(['CZ_FKSP']));
});

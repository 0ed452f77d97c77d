import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const server = 'apps/server/src/money/planted';
const web = 'apps/web/src/portal/planted';
const called = (code: string): string => `export const planted = (): unknown => ${code};\n`;
const lines = (count: number): string => 'export {};\n'.repeat(count);
const longFunction = `export const planted = (): void => {\n${'  void 0;\n'.repeat(60)}};\n`;
const branches = `export const planted = (a: number): number => {\n${Array.from(
  { length: 12 },
  (_, at) => `  if (a === ${at}) return ${at};\n`,
).join('')}  return a;\n};\n`;
const twoWords = "export const planted = (word: 'A' | 'B'): number => {\n  switch (word) {\n";

/** What the house's rules refuse, each planted once: the file, what it says, the rule that finds it. */
const planted: readonly (readonly [file: string, text: string, rule: string])[] = [
  [`${server}/lines.ts`, lines(301), 'max-lines'],
  [`${server}/lines.test.ts`, lines(401), 'max-lines'],
  [`${server}/function.ts`, longFunction, 'max-lines-per-function'],
  [`${server}/branches.ts`, branches, 'complexity'],
  [`${server}/assertion.ts`, called("'a' as unknown"), 'consistent-type-assertions'],
  [`${server}/any.ts`, 'export type Planted = any;\n', 'no-explicit-any'],
  [`${server}/bang.ts`, called('[1][0]!'), 'no-non-null-assertion'],
  [`${server}/ignored.ts`, '// @ts-ignore\nexport const planted: number = 1;\n', 'ban-ts-comment'],
  [`${server}/default.ts`, 'export default 1;\n', 'no-default-export'],
  [`${server}/console.ts`, called('console.log(1)'), 'no-console'],
  [`${server}/equals.ts`, 'export const planted = (a: unknown) => a == 1;\n', 'eqeqeq'],
  [`${server}/Planted.ts`, lines(1), 'filename-case'],
  [`${server}/environment.ts`, called('process.env.HOME'), 'no-process-env'],
  ['apps/server/src/cli/planted.ts', called('process.env.HOME'), 'no-process-env'],
  [`${server}/imported.ts`, "export { env } from 'node:process';\n", 'no-restricted-imports'],
  [`${server}/a.rules.ts`, "export { readFile } from 'node:fs';\n", 'no-restricted-imports'],
  [`${server}/b.rules.ts`, "export { env } from 'node:process';\n", 'no-restricted-imports'],
  [`${server}/floating.ts`, 'Promise.resolve(1);\nexport {};\n', 'no-floating-promises'],
  [
    `${server}/switch.ts`,
    `${twoWords}    case 'A':\n      return 1;\n  }\n  return 2;\n};\n`,
    'switch-exhaustiveness-check',
  ],
  [`${web}/asks.ts`, called("fetch('/api')"), 'no-restricted-globals'],
  [`${web}/asks-window.ts`, called("window.fetch('/api')"), 'no-restricted-properties'],
  [`${web}/asks-old.ts`, called('new XMLHttpRequest()'), 'no-restricted-globals'],
  [`${web}/assertion.tsx`, called("'a' as unknown"), 'consistent-type-assertions'],
  [
    'apps/web/src/admin/money/planted/Link.tsx',
    "export { AppLink } from '../../../shared/navigation/index.ts';\n",
    'no-restricted-imports',
  ],
];

const house = mkdtempSync(path.join(tmpdir(), 'cafeteria-lint-'));
afterAll(() => rmSync(house, { recursive: true }));
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), text);
};
for (const file of ['.oxlintrc.json', 'tsconfig.base.json'])
  copyFileSync(path.join(root, file), path.join(house, file));
symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
put('tsconfig.json', '{ "extends": "./tsconfig.base.json", "include": ["apps"] }');
for (const [file, text] of planted) put(file, text);

type LintFinding = { readonly code: string; readonly filename: string };
/** What the linter says of the planted house, as in `npm run check`. */
const findings: readonly LintFinding[] = await new Promise((resolve) => {
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  execFile(
    oxlint,
    ['--type-aware', '--format', 'json', '.'],
    { cwd: house, maxBuffer: 1e8 },
    (_failed, stdout) => {
      const { diagnostics }: { diagnostics: readonly LintFinding[] } = JSON.parse(stdout);
      resolve(diagnostics);
    },
  );
});

describe('a rule of the house refuses what is planted', () => {
  test.each(planted)('%s', (file, _text, rule) => {
    const codes = findings
      .filter(({ filename }) => filename.endsWith(file))
      .map(({ code }) => code);
    expect(codes).toContainEqual(expect.stringContaining(`(${rule})`));
  });
});

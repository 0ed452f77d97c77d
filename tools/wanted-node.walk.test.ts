import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
type Read = (file: string) => string;
const fromDisk: Read = (file) => readFileSync(path.join(root, file), 'utf8');

/** What a script reads before it runs, and they in turn: of TypeScript alone, or of a package that is written in it. */
const typescriptBefore = (
  file: string,
  read: Read,
  seen = new Set<string>(),
): readonly string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return [
    ...read(file).matchAll(/^(?:import|export)(?! type)\b[^;]*?\bfrom '([^']+)';$/gm),
  ].flatMap(([, from = '']) => {
    if (from.startsWith('@cafeteria/') || from.endsWith('.ts')) return [`${file}: ${from}`];
    if (!from.startsWith('.')) return [];
    return typescriptBefore(path.join(path.dirname(file), from), read, seen);
  });
};
const scripts = [
  ...globSync('tools/check-*.mjs', { cwd: root }),
  ...[...fromDisk('tools/check.mjs').matchAll(/optional\('[^']+', '([^']+)'/g)].map(
    ([, file = '']) => file,
  ),
];

const whatToDo =
  'an older Node stops there without a hint: call onWantedNode() (tools/node.mjs), then import it by await import(…)';
it.each(scripts)('%s runs when it is started by an older Node', (script) =>
  expect(typescriptBefore(script, fromDisk), whatToDo).toEqual([]),
);
it('what imports TypeScript before it runs is found', () => {
  const planted: Readonly<Record<string, string>> = {
    'tools/check-planted.mjs': `import fs from 'node:fs';\nimport {\n  one,\n} from './other.mjs';\n`,
    'tools/other.mjs': `import { word } from '../packages/contract/src/words.ts';\n`,
    'tools/check-other.mjs': `const { word } = await import('../packages/contract/src/words.ts');\n`,
  };
  const read: Read = (file) => planted[file] ?? '';
  expect(typescriptBefore('tools/check-planted.mjs', read)).toEqual([
    'tools/other.mjs: ../packages/contract/src/words.ts',
  ]);
  expect(typescriptBefore('tools/check-other.mjs', read)).toEqual([]);
  expect(scripts.length).toBeGreaterThan(12);
});

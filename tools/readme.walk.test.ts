import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const readme = textOf('README.md');

test('the README names every command', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
    textOf('package.json'),
  );
  const commands = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(commands.filter((command) => !new RegExp(`${command}(?![\\w:])`).test(readme))).toEqual(
    [],
  );
});
test('the README leads to every document', () => {
  const documents = readdirSync(new URL('docs', root)).filter((name) => name.endsWith('.md'));
  expect(documents.filter((name) => !readme.includes(`(docs/${name})`))).toEqual([]);
});

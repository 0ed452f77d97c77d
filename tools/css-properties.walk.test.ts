import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Set by what a library puts on the element. */
const ofLibraries = new Set(['--trigger-width']);
const declaration = /['"]?(--[a-z][\w-]*)['"]?\]?\s*:/g;
/** Without a second word, what a property says where nobody has set it. */
const used = /var\((--[\w-]+)\)/g;

/** A value with a property that nobody sets is no value at all: the browser drops it and says nothing. */
const unset = (styles: ReadonlyMap<string, string>, elsewhere: readonly string[]): string[] => {
  const names = new Set(
    [...styles.values(), ...elsewhere].flatMap((text) =>
      [...text.matchAll(declaration)].map(([, name = '']) => name),
    ),
  );
  return [...styles].flatMap(([path, text]) =>
    [...text.matchAll(used)]
      .map(([, name = '']) => name)
      .filter((name) => !names.has(name) && !ofLibraries.has(name))
      .map((name) => `${path}: ${name}`),
  );
};

const read = (pattern: string): [string, string][] =>
  ['apps/web/src', 'packages/ui/src'].flatMap((folder) =>
    globSync(`${folder}/**/${pattern}`).map((path): [string, string] => [
      path,
      readFileSync(path, 'utf8'),
    ]),
  );

it('every property a style asks for is set somewhere', () => {
  const styles = new Map(read('*.css'));
  expect(styles.size).toBeGreaterThan(100);
  expect(
    unset(
      styles,
      read('*.{ts,tsx}').map(([, text]) => text),
    ),
  ).toEqual([]);
});

it('finds one that nobody sets, and leaves alone what has a second word', () => {
  const style = '.a { --gap: 1rem; margin: var(--gap); color: var(--ink); top: var(--top, 0) }';
  expect(unset(new Map([['a.css', style]]), [])).toEqual(['a.css: --ink']);
  expect(unset(new Map([['a.css', style]]), ["style={{ '--ink': 'red' }}"])).toEqual([]);
});

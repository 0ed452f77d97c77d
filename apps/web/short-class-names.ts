import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How the compiler of styles names a class: the file, then the class in it. */
export const scopedName = '[hash]__of__[local]';
const scoped = /(?<![\w-])[\w-]+__of__[\w-]+/g;

/** A number in letters, at least two of them. */
const inLetters = (number: number): string =>
  (number < letters.length
    ? letters.charAt(0)
    : inLetters(Math.floor(number / letters.length)).slice(-1)) +
  letters.charAt(number % letters.length);

/**
 * Classes of the built portal are three letters or four: which file, and which name in it. Every page holds a thousand
 * of them, in its style and in its elements. The build for the browser and the one for the server find the same names,
 * because both count the same files and names in the order of the alphabet.
 */
export const shortClassNames = (): Plugin[] => {
  const files = globSync('{apps/web,packages/ui}/src/**/*.module.css', { cwd: root })
    .toSorted()
    .map((file) => path.join(root, file));
  const shortOf = new Map<string, string>();
  const learn = (code: string, id: string): void => {
    const file = files.indexOf(id);
    if (file < 0) throw new Error(`${id} is none of the counted styles`);
    const names = [...new Set(code.match(scoped))].toSorted();
    for (const [index, name] of names.entries())
      shortOf.set(name, inLetters(file) + (letters[index] ?? inLetters(index)));
  };
  const shorten = (code: string): string =>
    code.replace(scoped, (name) => shortOf.get(name) ?? name);
  const filter = { id: /\.module\.css$/ };
  return [
    {
      name: 'short-class-names-of-styles',
      apply: 'build',
      transform: {
        filter,
        handler: (code, id) => {
          learn(code, id);
          return { code: shorten(code), map: null };
        },
      },
    },
    {
      name: 'short-class-names-of-scripts',
      apply: 'build',
      enforce: 'post',
      transform: { filter, handler: (code) => ({ code: shorten(code), map: null }) },
    },
  ];
};

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { controlStyles } from './control-styles.ts';

/** What the library writes, as its source says it: the names of constants in a text stand for their values. */
const stylesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
    text
      .replaceAll(
        /\$\{([^}]+)\}/g,
        (whole, name: string) =>
          source
            .split('\n')
            .find((line) => line.startsWith(`const ${name} = `))
            ?.split("'")[1] ?? whole,
      )
      .trim(),
  );

it('every style that a control brings in the browser is let in by what it says', () => {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-aria/package.json')),
    'dist/private',
  );
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((source) => source.includes("createElement('style')"));
  expect(sources.flatMap(stylesIn).toSorted()).toEqual([...controlStyles].toSorted());
  expect(sources).toHaveLength(controlStyles.length);
});

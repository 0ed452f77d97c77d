// node packages/ui/tools/build-sprite.mjs [--check]: draws src/icons/sprite.svg from the outlines,
// so that no script carries them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { categoryIconPaths } from '../src/icons/category-icon-paths.ts';
import { iconPaths } from '../src/icons/icon-paths.ts';

const target = path.join(import.meta.dirname, '../src/icons/sprite.svg');
const symbols = Object.entries({ ...iconPaths, ...categoryIconPaths }).map(
  ([name, d]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== svg) {
    console.error(
      'the icon sprite is older than its outlines: node packages/ui/tools/build-sprite.mjs',
    );
    process.exitCode = 1;
  }
} else writeFileSync(target, svg);

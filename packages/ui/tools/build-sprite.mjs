// node packages/ui/tools/build-sprite.mjs [--check]: draws src/icons/sprite.svg from the outlines,
// so that no script carries them.
import path from 'node:path';
import { writeOrCheck } from '../../../tools/generated.mjs';
import { onWantedNode } from '../../../tools/node.mjs';

onWantedNode();
const { categoryIconPaths } = await import('../src/icons/category-icon-paths.ts');
const { iconPaths } = await import('../src/icons/icon-paths.ts');

const symbols = Object.entries({ ...iconPaths, ...categoryIconPaths }).map(
  ([name, d]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
const target = path.join(import.meta.dirname, '../src/icons/sprite.svg');
writeOrCheck(new Map([[target, svg]]), 'node packages/ui/tools/build-sprite.mjs');

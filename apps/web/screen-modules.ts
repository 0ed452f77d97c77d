import type { Plugin } from 'vite';

const named = /\bmodule: (?:'src\/[^']*'|`src\/[^`]*`)/g;
/** The code of routes without the files of their screens. */
export const withoutModules = (code: string): string => code.replaceAll(named, "module: ''");

/**
 * Which file a screen is in is for the server alone, which names it in the page (`ScreenData`). The browser imports it,
 * and its first load does without the names of all of them.
 */
export const screenModules = (): Plugin => ({
  name: 'screen-modules',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/portal\/.*\.ts$/ }, handler: withoutModules },
});

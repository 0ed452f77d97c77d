import { readFileSync } from 'node:fs';

/** The pages of the product by who may see them, as `pages.walk` writes them down. */
export const pages = readFileSync(new URL('../apps/web/pages.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split(' '))
  .map(([who = '', path = '']) => ({ who, path }));

const patterns = pages
  .toSorted((a, b) => a.path.split('$').length - b.path.split('$').length)
  .map(({ path }) => ({
    path,
    fits: new RegExp(`^${path.replaceAll('$', '[^/]+')}$`, 'i'),
  }));

/** The page an address leads to, the one with the fewest names left open first. */
export const pageOf = (address: string): string | undefined => {
  const { pathname } = new URL(address, 'http://portal');
  return patterns.find(({ fits }) => fits.test(pathname))?.path;
};

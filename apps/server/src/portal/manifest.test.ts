import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifestOf, readBuild } from './manifest.ts';

let folder: string;
const readManifest = async () => manifestOf(await readBuild(folder));
/** A build of two screens that share a chunk. */
const files = {
  'portal.css': '.frame{}@font-face{src:url(/assets/text.woff2)}',
  'assets/home.css': '.home{}',
  'assets/shared.css': '.shared{}',
  '.vite/manifest.json': JSON.stringify({
    'src/main.tsx': { file: 'assets/main.js', imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'src/Home.tsx': { file: 'assets/home.js', imports: ['_shared.js'], css: ['assets/home.css'] },
    'src/Faq.tsx': { file: 'assets/faq.js', imports: ['_vendor.js'] },
  }),
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  for (const name of ['assets', '.vite']) await mkdir(join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a page holds the style of every page, of its screen and of what the screen shares', async () => {
  const { styleOf } = await readManifest();
  expect(styleOf(['src/Home.tsx'])).toMatchObject({
    css: [files['portal.css'], '.home{}', '.shared{}'].join('\n'),
    files: ['/assets/home.css', '/assets/shared.css'],
  });
  expect(styleOf(['src/Faq.tsx'])).toMatchObject({ css: files['portal.css'], files: [] });
});

it('the scripts of a screen are preloaded with what they import, but not what starts them', async () => {
  const { main, scriptsOf } = await readManifest();
  expect(main).toBe('/assets/main.js');
  expect(scriptsOf(['src/Home.tsx'])).toEqual([
    '/assets/vendor.js',
    '/assets/home.js',
    '/assets/shared.js',
  ]);
});

it('the fonts are those the style names', async () =>
  expect((await readManifest()).fonts).toEqual(['/assets/text.woff2']));

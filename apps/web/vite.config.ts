import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import root from '../../package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { installable } from './installable.ts';
import { layerOrder, portalStyle } from './portal-style.ts';
import { screenModules } from './screen-modules.ts';
import { serviceWorker } from './service-worker/plugin.ts';
import { scopedName, shortClassNames } from './short-class-names.ts';
import { trustedAnnouncer } from './trusted-announcer.ts';

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};
/** What this build is made from (specification, section 3: version info); written down for the API too. */
const version = {
  name: root.name,
  version: root.version,
  buildDate: new Date().toISOString(),
  commitHash: git('rev-parse', 'HEAD'),
  lastCommitDate: git('log', '-1', '--format=%cI'),
};
const versionFile = (): Plugin => ({
  name: 'version-file',
  apply: 'build',
  closeBundle: () =>
    writeFileSync(new URL('dist/version.json', import.meta.url), JSON.stringify(version)),
});

/**
 * The React Compiler works on the administration, where forms and tables are large, and on the map,
 * which redraws with every movement. The first load of the portal goes without it: memoising its
 * small components costs 13 kB of brotli without a measurable gain.
 */
const compiled = ['/web/src/admin/', '/web/src/portal/map/', '/ui/src/pickers/', '/ui/src/data/'];

/**
 * What the first load needs is two files: libraries, which seldom change, and our own code. What several pages share
 * beyond that goes together by subject, in files a page asks for one or two of; the rest is split by page.
 */
const groups = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
  { name: 'portal', tags: ['$initial'] },
  // what a reader goes on with is no part of the home, however many pages have it
  {
    name: 'common',
    test: /\/web\/src\/(shared|portal)\/(?!screen\/Crumbs|public\/|drawing\/)|\/packages\/ui\/src\/(?!navigation\/)/,
    minShareCount: 6,
  },
  {
    name: 'rules',
    test: /\/contract\/src\/rules\/(bank|pattern|phone|purchases|typeset)/,
    minShareCount: 2,
  },
  // what partners, offers and articles are read with
  {
    name: 'reading',
    test: new RegExp(
      [
        '/web/src/shared/(article|rich-text|picture|url-state/use)',
        '/web/src/portal/(partner|magazine|offer|own-money|screen/Crumbs)',
        '/ui/src/(navigation|form/Se)',
        '/contract/src/(rules/(opening|web-address)|light/view)',
        'queriesObserver|useQueries',
      ].join('|'),
    ),
    minShareCount: 2,
  },
  // forms, and the rules of what is typed into them
  {
    name: 'forms',
    test: /\/(react-hook-form|@hookform|zod|ui\/src\/form)\/|\/contract\/src\/(?!light|rules)/,
    minShareCount: 2,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** The first script names all others, and hashes cannot be packed: 42 bits tell scripts apart, 36 the rest. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

export default defineConfig(({ isSsrBuild }) => ({
  define: {
    __VERSION_INFO__: JSON.stringify(version),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  plugins: [
    versionFile(),
    ...(isSsrBuild ? [] : [installable(), screenModules(), serviceWorker(version.buildDate)]),
    { ...optimizeLocales.vite({ locales: ['cs-CZ', 'sk-SK', 'en-US'] }), enforce: 'pre' },
    trustedAnnouncer(),
    layerOrder(),
    portalStyle(),
    shortClassNames(),
    react({ compiler: { sources: compiled } }),
  ],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: scopedName } } },
  // React comes in its production build, whatever the environment of the server says: its development
  // build renders at half the speed. The contract stays outside: the portal server holds the same schemas already.
  ssr: { noExternal: true, external: ['@cafeteria/contract', '@cafeteria/i18n'] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // the administration and the map are lazy files of half a megabyte and more; nobody waits for it on the way in
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: isSsrBuild
      ? // the server's part names pictures as the browser's does
        { output: { assetFileNames: shortNames.assetFileNames } }
      : {
          input: 'src/main.tsx',
          output: {
            ...shortNames,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups,
            },
          },
        },
  },
}));

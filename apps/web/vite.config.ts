import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import root from '../../package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { portalStyle } from './portal-style.ts';

/** The order of the cascade layers must be known whichever stylesheet arrives first. */
const layerOrder = (order: string): Plugin => ({
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler: (code) => ({ code: `@layer ${order};\n${code}`, map: null }),
  },
});

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

const vendorPackages = [
  'react|react-dom|scheduler',
  String.raw`@tanstack[\\/](react-router|router-core|history|react-store|store)`,
  String.raw`@tanstack[\\/](react-query|query-core)`,
  'i18next|react-i18next|use-sync-external-store',
];
const vendor = new RegExp(String.raw`node_modules[\\/](${vendorPackages.join('|')})[\\/]`);

/**
 * The React Compiler works on the administration, where forms and tables are large, and on the map,
 * which redraws with every movement. The first load of the portal goes without it: memoising its
 * small components costs 13 kB of brotli without a measurable gain.
 */
const compiled = ['/web/src/admin/', '/web/src/portal/map/', '/ui/src/pickers/', '/ui/src/data/'];

export default defineConfig(({ isSsrBuild }) => ({
  define: { __VERSION_INFO__: JSON.stringify(version) },
  plugins: [
    versionFile(),
    { ...optimizeLocales.vite({ locales: ['cs-CZ', 'sk-SK', 'en-US'] }), enforce: 'pre' },
    layerOrder('reset, tokens, base, ui, page'),
    portalStyle(),

    react({ compiler: { sources: compiled } }),
  ],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  // the contract stays outside: the portal server holds the same schemas already
  ssr: { noExternal: ['@cafeteria/ui'], external: ['@cafeteria/contract', '@cafeteria/i18n'] },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // the administration and the map are lazy files of half a megabyte and more; nobody waits for it on the way in
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'vendor', test: vendor, priority: 20 },
                {
                  name: 'portal',
                  test: /\/web\/src\/(shared\/(?!article|announcement|third|rich-text|routing|client-log|picture\/Gallery)|portal\/(shell\/(Lang|Theme|use-lang|use-theme)|card|carousel|position|home\/vocative|favorite\/(?!Fav)|category\/(Category(Chips|Links)|use)|search\/(SearchBox|use-|recent)))|packages\/(ui\/src\/(actions|icons\/(Icon|CategoryIcon)|text|class-names|surface\/(Card|Badge|Chip)|media|overlay\/(Menu|place|Toast)|navigation\/(render|LinkList|SkipLink)|form\/Segm|feedback\/(Skeleton|EmptyState))|i18n\/src|contract\/src\/(rules\/slug|vocabulary\/(words|limits)))|contract\/src\/light\/(index|routes|catalogue|content|people|system)|vite\/preload/,
                  priority: 10,
                },
              ],
            },
          },
        },
  },
}));

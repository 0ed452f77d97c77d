import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import root from '../../package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { lightContract } from './light-contract.ts';
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

/** What every portal screen needs, in one file: forty small ones compress worse by 6 kB and ask for forty requests. */
const portal = new RegExp(
  [
    'apps/web/src/platform/(api|image|navigation|notifications|session|url-state|appearance)/',
    'apps/web/src/platform/(services|list-sync|use-debounced|combobox)',
    'apps/web/src/features/(tile|tile-list|favorite|position|category|carousel)/',
    'apps/web/src/features/(announcement|language|theme|greeting)/',
    'apps/web/src/features/search/(SearchBox|use-|recent)',
    'apps/web/src/features/media/(Picture|Logo)',
    'packages/ui/src/(actions|text|class-names|media)',
    'packages/ui/src/icons/(Icon|CategoryIcon)',
    'packages/ui/src/surface/(Card|Badge|Chip)',
    'packages/ui/src/overlay/(Menu|place|ToastRegion)',
    'packages/ui/src/navigation/(render|LinkList|SkipLink)',
    'packages/ui/src/form/SegmentedControl',
    'packages/ui/src/feedback/(Skeleton|EmptyState)',
    'packages/i18n/src',
    'packages/contract/src/(vocabulary|limits|rules/slug)',
    'light-contract/(door|api|portal/(?!map|place|basemap|partnerProposal))',
    'vite/preload',
  ].join('|'),
);

/**
 * The React Compiler works on the administration, where forms and tables are large, and on the map,
 * which redraws with every movement. The first load of the portal goes without it: memoising its
 * small components costs 13 kB of brotli without a measurable gain.
 */
const compiled = [
  '/areas/admin/',
  '/areas/map/',
  '/features/map/',
  '/platform/resource/',
  '/features/partner/',
  '/features/branch-office/',
  '/features/offer/',
  '/features/media-admin/',
  '/features/article-admin/',
  '/features/import/',
  '/features/address/',
  '/features/announcement-admin/',
  '/features/audience/',
  '/features/carousel-admin/',
  '/features/category-admin/',
  '/features/dashboard/',
  '/features/dev/',
  '/features/link-target/',
  '/features/map-filters/',
  '/features/promo-row/',
  '/features/company/',
  '/features/client/',
  '/features/user/',
  '/ui/src/pickers/',
  '/ui/src/data/',
];

export default defineConfig(({ isSsrBuild }) => ({
  define: { __VERSION_INFO__: JSON.stringify(version) },
  plugins: [
    versionFile(),
    { ...optimizeLocales.vite({ locales: ['cs-CZ', 'sk-SK', 'en-US'] }), enforce: 'pre' },
    layerOrder('reset, tokens, base, ui, page'),
    portalStyle(),
    lightContract(),
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
                { name: 'portal', test: portal, priority: 10 },
              ],
            },
          },
        },
  },
}));

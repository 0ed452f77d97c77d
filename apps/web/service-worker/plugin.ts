import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the service worker as one plain script at the root of the site: its address is its scope, and stays the same
 * over builds.
 * @param buildDate tells builds apart
 */
export const serviceWorker = (buildDate: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  closeBundle: async () => {
    await build({
      configFile: false,
      root: pathOf('..'),
      logLevel: 'warn',
      publicDir: false,
      define: { __BUILD__: JSON.stringify(buildDate) },
      build: {
        outDir: pathOf('../dist/client'),
        emptyOutDir: false,
        target: 'baseline-widely-available',
        modulePreload: false,
        rolldownOptions: {
          input: pathOf('worker.ts'),
          output: { entryFileNames: 'sw.js', format: 'iife' },
        },
      },
    });
  },
});

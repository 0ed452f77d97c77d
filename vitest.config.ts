import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium } from './tools/ensure-chromium.mjs';

const launchOptions = await ensureChromium();
const contextOptions = {
  locale: 'cs-CZ',
  timezoneId: 'Europe/Prague',
  reducedMotion: 'reduce',
} as const;

/**
 * Limits are there for what hangs, not to judge how fast a machine is: a test fails by what it sees,
 * and speeds belong to the bench (decision 0081).
 */
const limits = {
  // as journeys: what needs its second try on a loaded machine is told at the end
  retry: process.env.CI ? 1 : 0,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000, interval: 20 } },
};

const server = {
  environment: 'node' as const,
  globalSetup: 'apps/server/src/test/global-setup.ts',
};
/** Tests that replace modules of the product, or count what it does; nothing else has run where they do. */
const alone = 'apps/server/**/*.alone.test.ts';

export default defineConfig({
  test: {
    // a third fills what two leave of two cores while they wait for PostgreSQL
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          environment: 'node',
          // modules are read once by each worker and not once by each file: 17 s instead of 47
          isolate: false,
          setupFiles: 'tools/leave-nothing.ts',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          ...limits,
          ...server,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [alone],
          // the product is read once by each worker and not once by each file, which takes half of the time
          isolate: false,
        },
      },
      {
        test: {
          ...limits,
          ...server,
          name: 'server-alone',
          include: [alone],
        },
      },
      {
        plugins: [react({ compiler: true })],
        css: { transformer: 'lightningcss' },
        test: {
          ...limits,
          name: 'browser',
          // as above: modules and styles are read once by each worker
          isolate: false,
          setupFiles: 'packages/ui/src/test/leave-nothing.ts',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

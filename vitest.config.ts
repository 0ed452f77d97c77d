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

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/test/global-setup.ts'],
        },
      },
      {
        plugins: [react({ compiler: true })],
        css: { transformer: 'lightningcss' },
        test: {
          name: 'browser',
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

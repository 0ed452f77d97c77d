import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ensureChromium } from './tools/ensure-chromium.mjs';

const launchOptions = await ensureChromium();
const ports = { WEB_PORT: '3100', API_PORT: '8180' };

// workers read this file too, but only the first process starts the server; it has a folder of its
// own, because an earlier run may still be closing
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const dataDir = isWorker ? '' : mkdtempSync(path.join(tmpdir(), 'cafeteria-e2e-'));
if (!isWorker) process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // on a loaded machine a browser now and then loses a press; what needs its second try is told at the end
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${ports.WEB_PORT}`,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions,
  },
  projects: [
    { name: 'desktop', testIgnore: /phone/, use: { ...devices['Desktop Chrome'], launchOptions } },
    {
      name: 'mobile',
      testMatch: /phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
    },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    env: { ...ports, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'true' },
    url: `http://localhost:${ports.API_PORT}/health/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { servers, slovakProject, smtpPort } from './e2e/servers.ts';
import { ensureChromium } from './tools/ensure-chromium.mjs';
import { scratchFolder } from './tools/scratch.mjs';

const { env = process.env, ...launch } = await ensureChromium();
// on another day (npm run test:on) pages are told it, not the browser (e2e/clock.ts)
const { LD_PRELOAD: _, ...launchEnv }: NodeJS.ProcessEnv = { ...env };
const launchOptions = { ...launch, env: process.env.CLOCK_AHEAD ? launchEnv : env };

// workers read this file too, but only the first process starts the servers; each has a folder of its
// own, because an earlier run may still be closing
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
/** Of this run: another one beside it keeps its own traces. */
const outputDir = path.join('test-results', (process.env.E2E_RUN ??= String(process.pid)));
if (!isWorker)
  process.once('exit', (code) => {
    if (code === 0) rmSync(outputDir, { recursive: true, force: true });
  });
const makeDataDir = (): string => (isWorker ? '' : scratchFolder('cafeteria-e2e'));
const serverOf = (country: keyof typeof servers) => ({
  command: 'node tools/start.mjs',
  env: {
    ...servers[country].ports,
    COUNTRY: country,
    DATA_DIR: makeDataDir(),
    DATABASE_URL: '',
    DEMO: 'true',
    ADMIN_SECOND_FACTOR: 'optional',
    // a journey finds the drafts of the demo, whatever the hour
    SETTLEMENT_SCHEDULE: 'false',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Benefity <portal@benefity.example>',
  },
  url: `${servers[country].api}/health/ready`,
  reuseExistingServer: false,
  timeout: 600_000,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
});

export default defineConfig({
  testDir: 'e2e',
  outputDir,
  globalSetup: './e2e/mail-server.ts',
  fullyParallel: true,
  workers: 2,
  // on a loaded machine a browser now and then loses a press; what needs its second try is told at the end
  retries: process.env.CI ? 1 : 0,
  // limits are there for what hangs; none of them judges how fast the machine is
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: servers.Cz.web,
    locale: 'cs-CZ',
    // without a graphics card each frame of a movement is drawn by the processor, and every press waits for its end
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Prague',
    // a trace costs a fifth of a journey's time: under CI the second try makes it
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // what a journey holds back must not come through a worker instead; `offline.spec` has one
    serviceWorkers: 'block',
    launchOptions,
  },
  // its months are the longest journeys: at the end one of the two workers would wait for them
  projects: [
    {
      name: slovakProject,
      testMatch: /(draft|money|e-invoice|whole-month)\.spec/,
      use: { ...devices['Desktop Chrome'], baseURL: servers.Sk.web, launchOptions },
    },
    { name: 'desktop', testIgnore: /phone/, use: { ...devices['Desktop Chrome'], launchOptions } },
    {
      name: 'mobile',
      testMatch: /phone/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        // its own 2.625 is seven times the points to draw, without a graphics card most of a journey over the map
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
  ],
  webServer: [serverOf('Cz'), serverOf('Sk')],
});

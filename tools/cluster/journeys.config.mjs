// Playwright's configuration of another version, whose servers run already (journeys.mjs).
import path from 'node:path';

const other = process.env.JOURNEYS_OF ?? '';
const own = await import(path.join(other, 'playwright.config.ts'));

// oxlint-disable-next-line import/no-default-export -- Playwright takes its configuration only so
export default {
  ...own.default,
  testDir: path.join(other, 'e2e'),
  outputDir: path.join(other, 'test-results'),
  globalSetup: path.join(other, 'e2e/mail-server.ts'),
  webServer: undefined,
};

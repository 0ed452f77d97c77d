import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiOrigin } from './support.ts';

const run = promisify(execFile);

/** A phone played on the command line, by what `npm run device-app` starts. */
export const createDeviceApp = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-e2e-phone-'));
  const state = path.join(folder, 'phone.json');
  const command = async (...step: string[]): Promise<string> => {
    const { stdout } = await run(
      process.execPath,
      ['tools/device-app.mjs', ...step, '--state', state],
      { env: { ...process.env, API_URL: apiOrigin }, timeout: 120_000 },
    );
    return stdout;
  };
  return {
    /** Answers where the owner confirms the phone, as a path with its query. */
    register: async (model: string): Promise<string> => {
      const output = await command('register', '--model', model);
      const address = new URL(/https?:\S+registrationId=\w+/.exec(output)?.[0] ?? '');
      return address.pathname + address.search;
    },
    commit: () => command('commit'),
    pay: () => command('pay'),
    /** What only the phone knows. */
    keys: (): string[] => {
      const { privateKey, deviceToken } = JSON.parse(readFileSync(state, 'utf8'));
      return [privateKey, deviceToken];
    },
    throwAway: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};

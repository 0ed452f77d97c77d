import { readFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = new URL('../../../../../', import.meta.url);

const git = async (...args: string[]): Promise<string> => {
  try {
    return (await run('git', args, { cwd: root, timeout: 2_000 })).stdout.trim();
  } catch {
    return 'unknown';
  }
};

let known: Promise<{ appVersion: string; gitHash: string; gitDate: string; buildDate: string }> | undefined;

/** Version of the running API (specification, section 3), read once; without a git checkout the hash is `unknown`. */
export const readVersion = () =>
  (known ??= (async () => {
    const { version }: { version: string } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
    const [gitHash, gitDate] = await Promise.all([git('rev-parse', 'HEAD'), git('log', '-1', '--format=%cI')]);
    return { appVersion: version, gitHash, gitDate, buildDate: new Date(performance.timeOrigin).toISOString() };
  })());

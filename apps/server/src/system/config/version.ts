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

type Version = { appVersion: string; gitHash: string; gitDate: string; buildDate: string };
/** What the build wrote down, where there was one. */
const readBuild = async (): Promise<Omit<Version, 'appVersion'> | undefined> => {
  const text = await readFile(new URL('apps/web/dist/version.json', root), 'utf8').catch(
    () => undefined,
  );
  if (text === undefined) return undefined;
  const {
    commitHash,
    lastCommitDate,
    buildDate,
  }: Record<'commitHash' | 'lastCommitDate' | 'buildDate', string> = JSON.parse(text);
  return { gitHash: commitHash, gitDate: lastCommitDate, buildDate };
};
const readGit = async (): Promise<Omit<Version, 'appVersion'>> => {
  const [gitHash, gitDate] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('log', '-1', '--format=%cI'),
  ]);
  return { gitHash, gitDate, buildDate: new Date(performance.timeOrigin).toISOString() };
};

let known: Promise<Version> | undefined;

/**
 * Version of the running API (specification, section 3), read once: from the build, else from git,
 * else `unknown`.
 */
export const readVersion = (): Promise<Version> =>
  (known ??= (async () => {
    const { version }: { version: string } = JSON.parse(
      await readFile(new URL('package.json', root), 'utf8'),
    );
    return { appVersion: version, ...((await readBuild()) ?? (await readGit())) };
  })());

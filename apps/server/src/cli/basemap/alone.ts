import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const isRunning = (pid: number): boolean => {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

const claim = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Does the work while no other process does it; the file says who that is. One left by a process that was killed is
 * taken over. Throws when another is at it.
 */
export const alone = async <Result>(file: string, work: () => Promise<Result>): Promise<Result> => {
  if (!claim(file)) {
    const other = Number(readFileSync(file, 'utf8'));
    if (isRunning(other)) throw new Error(`process ${other} is at it already`);
    rmSync(file, { force: true });
    if (!claim(file)) throw new Error('another process is at it already');
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};

/** How much of the processor the database takes: what a request costs is not the product's process alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts in hundredths of a second. */
const microseconds = 10_000;
/** The times of a process of /proc, in microseconds: of its own, and of children that have ended. */
const timesOf = (pid: string) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name stands in brackets and may have blanks; what follows it has none
  const [, parent = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, ended = 0, endedSystem = 0] = rest.slice(9, 13).map(Number);
  return {
    parent,
    own: (user + system) * microseconds,
    ended: (ended + endedSystem) * microseconds,
  };
};
const ofChild = (pid: string, postmaster: string): number => {
  try {
    const { parent, own } = timesOf(pid);
    return parent === postmaster ? own : 0;
  } catch {
    // it has ended meanwhile, and its parent counts it
    return 0;
  }
};

/** Microseconds of the processor so far, of a process and of its children. */
export const createProcessClock = (pid: string) => (): number => {
  const { own, ended } = timesOf(pid);
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((sum, one) => sum + ofChild(one, pid), own + ended);
};
/** The same of a PostgreSQL in this folder of data. */
export const createPostgresClock = (data: string): (() => number) => {
  const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return createProcessClock(postmaster);
};

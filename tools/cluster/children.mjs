// The processes of the cluster: started, killed and ended; nothing but what was started here is ever touched.
import { spawn } from 'node:child_process';
import { openSync, closeSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const signalTo = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch {
    // it has gone by itself
  }
};
const parentOf = (pid) => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};
/** A process and all that descends from it. */
export const treeOf = (pid) => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((one) => [one, parentOf(one)]));
  const below = (one) => [one, ...all.filter((child) => parents.get(child) === one).flatMap(below)];
  return below(pid);
};
export const signalTree = (pids, signal) => {
  for (const pid of pids.flatMap(treeOf)) signalTo(pid, signal);
};

/** Starts programs by name; each can be started again. They end with us, whatever ends us (setpriv --pdeathsig). */
export const createChildren = ({ setpriv, account }, logs) => {
  const running = new Map();
  const start = (name, command, args, { env = {}, asAccount = false } = {}) => {
    const log = openSync(path.join(logs, `${name}.log`), 'a');
    const user =
      asAccount && account
        ? ['--reuid', account.uid, '--regid', account.gid, '--clear-groups']
        : [];
    const child = spawn(setpriv, [...user.map(String), '--pdeathsig', 'TERM', command, ...args], {
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: logs, ...env },
    });
    closeSync(log);
    running.set(name, child);
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
      child.once('error', resolve);
    });
    child.gone = gone;
    void gone.then(() => running.get(name) === child && running.delete(name));
    return child;
  };
  const pidOf = (name) => running.get(name)?.pid;
  /** Asks it to end and waits; what does not end in time is killed. */
  const stop = async (name, patience = 30_000) => {
    const child = running.get(name);
    if (!child) return;
    signalTo(child.pid, 'SIGCONT');
    child.kill('SIGTERM');
    const isLate = await Promise.race([
      child.gone.then(() => false),
      sleep(patience, true, { ref: false }),
    ]);
    if (isLate) signalTree([child.pid], 'SIGKILL');
    await child.gone;
  };
  const kill = async (name) => {
    const child = running.get(name);
    if (!child) return;
    signalTree([child.pid], 'SIGKILL');
    await child.gone;
  };
  return { start, stop, kill, pidOf, names: () => [...running.keys()] };
};

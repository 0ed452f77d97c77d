import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ErrorKey, GlobalError } from '@cafeteria/contract';
import { AppError, type ErrorParams } from '../app-error.ts';

type Settings = {
  /** What each process runs: a module that calls `serveApart`. */
  readonly program: URL;
  /** How much is worked on at once. */
  readonly lanes: number;
  /** How many may wait; more are refused at once. */
  readonly maxWaiting: number;
  /** Whatever takes longer is ended. */
  readonly patienceMs: number;
  /** A process without work ends after so long. */
  readonly idleMs?: number;
  /** The memory of each process: whatever needs more ends it. */
  readonly heapMegabytes?: number | undefined;
};
export type Done<Result> =
  | { readonly result: Result }
  | { readonly refusal: GlobalError | undefined }
  | { readonly error: string };

/** The work was ended because it took too long. */
export class TookTooLong extends Error {
  constructor(program: string, patienceMs: number) {
    super(`${program} took longer than ${patienceMs} ms`);
  }
}

/** A process of its own, started when there is work. It may be killed at any time: it keeps nothing. */
const createLane = <Task extends object, Result>(
  program: string,
  { patienceMs, idleMs = 30_000, heapMegabytes }: Settings,
) => {
  const execArgv = heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : [];
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const started = (): ChildProcess => {
    if (child?.connected) return child;
    child = fork(program, { serialization: 'advanced', execArgv });
    child.unref();
    child.channel?.unref();
    child.on('error', () => {});
    return child;
  };
  const ask = async (task: Task): Promise<Done<Result>> => {
    clearTimeout(idle);
    const worker = started();
    const { promise, resolve, reject } = Promise.withResolvers<Done<Result>>();
    const onExit = (): void => reject(new Error(`the process of ${program} has ended`));
    const patience = setTimeout(() => reject(new TookTooLong(program, patienceMs)), patienceMs);
    worker.once('message', resolve).once('exit', onExit).once('error', reject);
    worker.channel?.ref();
    try {
      worker.send(task, (error) => error && reject(error));
      const done = await promise;
      idle = setTimeout(end, idleMs).unref();
      return done;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(patience);
      worker.channel?.unref();
      worker.off('message', resolve).off('exit', onExit).off('error', reject);
    }
  };
  const run = async (task: Task): Promise<Result> => {
    const done = await ask(task);
    if ('result' in done) return done.result;
    if ('error' in done) throw new Error(done.error);
    const { messageKey = 'common.error.unexpected', params } = done.refusal ?? {};
    throw new AppError(messageKey as ErrorKey, params as ErrorParams | undefined);
  };
  return { run, end };
};

/**
 * Works apart from the threads that serve people: in a few processes, for a bounded time, with a bounded queue. What
 * hangs costs its own process and no one else's.
 */
export const createLanes = <Task extends object, Result>(settings: Settings) => {
  const { program, lanes, maxWaiting } = settings;
  const open = () => createLane<Task, Result>(fileURLToPath(program), settings);
  const all = Array.from({ length: lanes }, open);
  const free = [...all];
  const waiting: ((lane: (typeof all)[number]) => void)[] = [];
  const take = async (): Promise<(typeof all)[number]> => {
    const lane = free.pop();
    if (lane) return lane;
    if (waiting.length >= maxWaiting) throw new AppError('common.error.busy');
    return new Promise((resolve) => waiting.push(resolve));
  };
  return {
    run: async (task: Task): Promise<Result> => {
      const lane = await take();
      try {
        return await lane.run(task);
      } finally {
        const next = waiting.shift();
        if (next) next(lane);
        else free.push(lane);
      }
    },
    /** Ends the processes; work under way fails. */
    close: (): void => {
      for (const lane of all) lane.end();
    },
  };
};

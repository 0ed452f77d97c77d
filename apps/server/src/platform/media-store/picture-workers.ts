import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../http/index.ts';
import type { Variant } from './derivative.ts';
import type { FileType } from './file-type.ts';
import type { Done, Task } from './picture-process.ts';
import type { PictureRead } from './read-picture.ts';

type Settings = {
  /** How many pictures are worked on at once. */
  readonly lanes: number;
  /** How many may wait; more are refused at once. */
  readonly mostWaiting?: number;
  /** Whatever takes longer is ended. */
  readonly patienceMs?: number;
  /** A process without work ends after so long. */
  readonly idleMs?: number;
};

/** The work was ended because it took too long. */
class PictureTimeout extends Error {}

const program = fileURLToPath(new URL('picture-process.ts', import.meta.url));

/** A process of its own, started when there is work. It may be killed at any time: it keeps nothing. */
const createLane = (patienceMs: number, idleMs: number) => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const started = (): ChildProcess => {
    if (child?.connected) return child;
    child = fork(program, { serialization: 'advanced', execArgv: [] });
    child.unref();
    child.channel?.unref();
    child.on('error', () => {});
    return child;
  };
  const ask = async (task: Task): Promise<Done> => {
    clearTimeout(idle);
    const worker = started();
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const onExit = (): void => reject(new Error('the process that makes pictures has ended'));
    const patience = setTimeout(() => reject(new PictureTimeout()), patienceMs);
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
  const run = async (task: Task): Promise<PictureRead | Buffer> => {
    const done = await ask(task);
    if ('error' in done) throw new Error(done.error);
    return done.result;
  };
  return { run, end };
};
type Lane = ReturnType<typeof createLane>;

/**
 * Reads and makes pictures apart from the threads that serve people: in a few processes, for a
 * bounded time, with a bounded queue. A picture that hangs costs its own process and no one else's.
 */
export const createPictureWorkers = ({
  lanes,
  mostWaiting = 500,
  patienceMs = 15_000,
  idleMs = 30_000,
}: Settings) => {
  const all = Array.from({ length: lanes }, () => createLane(patienceMs, idleMs));
  const free = [...all];
  const waiting: ((lane: Lane) => void)[] = [];
  const take = async (): Promise<Lane> => {
    const lane = free.pop();
    if (lane) return lane;
    if (waiting.length >= mostWaiting) throw new AppError('common.error.tooManyRequests');
    return new Promise((resolve) => waiting.push(resolve));
  };
  const run = async (task: Task): Promise<PictureRead | Buffer> => {
    const lane = await take();
    try {
      return await lane.run(task);
    } finally {
      const next = waiting.shift();
      if (next) next(lane);
      else free.push(lane);
    }
  };
  return {
    /** Reads an upload, whose type is known already. */
    read: async (bytes: Buffer, type: FileType): Promise<PictureRead> => {
      const read = await run({ kind: 'read', bytes, type }).catch((error: unknown) => {
        if (error instanceof PictureTimeout) return { problem: 'tooComplex' } as const;
        throw error;
      });
      if (read instanceof Uint8Array) throw new TypeError('a picture was made instead of read');
      return 'bytes' in read ? { ...read, bytes: Buffer.from(read.bytes) } : read;
    },
    /** Makes one variant of a picture. */
    make: async (bytes: Buffer, isSvg: boolean, variant: Variant): Promise<Buffer> => {
      const made = await run({ kind: 'make', bytes, isSvg, variant });
      if (!(made instanceof Uint8Array)) throw new TypeError('a picture was read instead of made');
      return Buffer.from(made);
    },
    /** Ends the processes; work under way fails. */
    close: (): void => {
      for (const lane of all) lane.end();
    },
  };
};

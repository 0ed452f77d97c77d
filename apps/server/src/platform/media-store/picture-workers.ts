import { createLanes, TookTooLong } from '../apart/index.ts';
import type { Variant } from './derivative.ts';
import type { FileType } from './file-type.ts';
import type { Task } from './picture-process.ts';
import type { PictureRead } from './read-picture.ts';

type Settings = {
  /** How many pictures are worked on at once. */
  readonly lanes: number;
  /** How many may wait; more are refused at once. */
  readonly maxWaiting?: number;
  /** Whatever takes longer is ended. */
  readonly patienceMs?: number;
};

/** Reads and makes pictures apart from the threads that serve people. */
export const createPictureWorkers = ({
  lanes,
  maxWaiting = 500,
  patienceMs = 15_000,
}: Settings) => {
  const program = new URL('picture-process.ts', import.meta.url);
  const { run, close } = createLanes<Task, PictureRead | Buffer>({
    program,
    lanes,
    maxWaiting,
    patienceMs,
  });
  return {
    /** Reads an upload, whose type is known already. */
    read: async (bytes: Buffer, type: FileType): Promise<PictureRead> => {
      const read = await run({ kind: 'read', bytes, type }).catch((error: unknown) => {
        if (error instanceof TookTooLong) return { problem: 'tooComplex' } as const;
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
    close,
  };
};

/** The process that reads and makes pictures, one at a time, for the process that started it. */
import { setPriority } from 'node:os';
import { makeDerivative, type Variant } from './derivative.ts';
import type { FileType } from './file-type.ts';
import { type PictureRead, readPicture } from './read-picture.ts';

export type Task =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly type: FileType }
  | {
      readonly kind: 'make';
      readonly bytes: Uint8Array;
      readonly isSvg: boolean;
      readonly variant: Variant;
    };
export type Done = { readonly result: PictureRead | Buffer } | { readonly error: string };

const work = async (task: Task): Promise<PictureRead | Buffer> => {
  const bytes = Buffer.from(task.bytes);
  return task.kind === 'read'
    ? readPicture(bytes, task.type)
    : makeDerivative(bytes, task.isSvg, task.variant);
};

const answer = async (task: Task): Promise<Done> => {
  try {
    return { result: await work(task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

// people who wait for a page go first
setPriority(10);
process.on('message', async (task: Task) => {
  process.send?.(await answer(task));
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: the process that started this one says when it ends
process.on('SIGINT', () => {});

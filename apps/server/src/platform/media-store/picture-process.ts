/** The process that reads and makes pictures, one at a time, for the process that started it. */
import { serveApart } from '../apart/index.ts';
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

serveApart<Task, PictureRead | Buffer>(async (task) => {
  const bytes = Buffer.from(task.bytes);
  return task.kind === 'read'
    ? readPicture(bytes, task.type)
    : makeDerivative(bytes, task.isSvg, task.variant);
});

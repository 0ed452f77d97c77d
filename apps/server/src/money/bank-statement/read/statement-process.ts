/** The process that reads statements of banks, one at a time, for the process that started it. */
import { serveApart } from '../../../platform/apart/index.ts';
import { readPacked } from './index.ts';
import type { PackedStatement } from './pieces.ts';
import type { Reading } from './statement.ts';

/** The bytes of a file; what is sent between processes is no Buffer any more. */
export type Task = { readonly bytes: Uint8Array; readonly reading: Reading };

serveApart<Task, PackedStatement[]>(({ bytes, reading }) =>
  readPacked(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), reading),
);

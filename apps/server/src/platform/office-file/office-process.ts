/** The process that reads tables of offices, one at a time, for the process that started it. */
import { serveApart } from '../apart/index.ts';
import type { Headings } from './file.ts';
import { readStoredTable, type StoredTable } from './stored-table.ts';

/** The bytes of a file; what is sent between processes is no Buffer any more. */
export type Task = { readonly bytes: Uint8Array; readonly headings: Headings };

serveApart<Task, StoredTable>(({ bytes, headings }) =>
  readStoredTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), headings),
);

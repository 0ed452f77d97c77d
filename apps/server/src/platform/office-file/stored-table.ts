import type { RecognisedFile } from '@cafeteria/contract';
import type { Headings } from './file.ts';
import { readOfficeFile } from './read-office-file.ts';

/** A file as it is stored until it is imported, and what it was recognised as. */
export type StoredTable = {
  /** JSON of its lines, and of the line from which on it cannot be read. */
  readonly content: string;
  readonly recognised: RecognisedFile;
  /** Lines beside the header. */
  readonly total: number;
};

export const readStoredTable = async (bytes: Buffer, headings: Headings): Promise<StoredTable> => {
  const { lines, brokenFrom, ...recognised } = await readOfficeFile(bytes, headings);
  return {
    content: JSON.stringify({ lines, brokenFrom }),
    recognised,
    total: Math.max(0, lines.length - 1),
  };
};

import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppError } from '../app-error.ts';

const inflate = promisify(inflateRaw);
const signature = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;
const longestComment = 65_535;
const maxEntries = 2_000;

type Entry = {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly at: number;
};
const unreadable = (): AppError => new AppError('import.error.unreadable');

const endOf = (bytes: Buffer): number => {
  const earliest = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1)
    if (bytes.readUInt32LE(at) === signature.end) return at;
  throw unreadable();
};

const listEntries = (bytes: Buffer): ReadonlyMap<string, Entry> => {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) throw unreadable();
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== signature.entry) throw unreadable();
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

const packedBytes = (bytes: Buffer, { at, packed }: Entry): Buffer => {
  if (bytes.readUInt32LE(at) !== signature.file) throw unreadable();
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + packed > bytes.length) throw unreadable();
  return bytes.subarray(start, start + packed);
};

/** Whatever is read outside of the file is a broken file. */
const orUnreadable = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
};

/**
 * Opens a zip archive. `read` unpacks one entry; the sizes an archive tells are not believed, all
 * that is read together may unfold to `budget` bytes.
 * @example await openZip(bytes, 1_000_000).read('xl/workbook.xml') // undefined when it is not there
 */
export const openZip = (bytes: Buffer, budget: number) => {
  const entries = orUnreadable(() => listEntries(bytes));
  let left = budget;
  const unpack = async (entry: Entry): Promise<Buffer> => {
    const packed = orUnreadable(() => packedBytes(bytes, entry));
    if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) throw unreadable();
    if (entry.method === 0) return packed;
    return inflate(packed, { maxOutputLength: Math.max(1, left) }).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      throw code === 'ERR_BUFFER_TOO_LARGE' ? new AppError('import.error.unfolds') : unreadable();
    });
  };
  const read = async (name: string): Promise<Buffer | undefined> => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const unpacked = await unpack(entry);
    left -= unpacked.length;
    if (left < 0) throw new AppError('import.error.unfolds');
    return unpacked;
  };
  return { read };
};
export type Zip = ReturnType<typeof openZip>;

/** Cuts a part of the world out of an archive of tiles into a file, in as many runs as it takes. */
import { type FileHandle, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EtagMismatch } from 'pmtiles';
import { type ByteSource, openFile } from '../byte-sources.ts';
import { openArchive, type OpenArchive } from './archive-reader.ts';
import { checkArchive } from './check-archive.ts';
import { type Cut, type CutPlan, planCut } from './cut-plan.ts';
import { fetchPieces } from './fetch-pieces.ts';

/** What the one who waits is told. */
export type CutProgress =
  | { readonly step: 'directories'; readonly entries: number }
  | {
      readonly step: 'tiles';
      readonly bytes: number;
      readonly size: number;
      readonly tiles: number;
      readonly allTiles: number;
    }
  | { readonly step: 'again'; readonly reason: string }
  | { readonly step: 'check'; readonly bytes: number; readonly size: number };

export type CutOrder = {
  readonly bytes: ByteSource;
  /** What is to be cut out of the source. */ readonly cutOf: (source: OpenArchive) => Cut;
  /** Where the archive comes; beside it lies its part (`.part`) as long as it is not whole. */
  readonly file: string;
  readonly onProgress: (progress: CutProgress) => void;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Free bytes where the file comes. */ readonly room?: (folder: string) => Promise<number>;
};

const freeRoom = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Files and folders of the portal's data are its own. */
const ownerOnly = 0o600;

/** How many bytes of the part belong to this plan: none of another cut, or of another state of the source. */
const keptOf = async (part: FileHandle, plan: CutPlan): Promise<number> => {
  const { size } = await part.stat();
  const head = Buffer.alloc(plan.head.length);
  const { bytesRead } = await part.read(head, 0, head.length, 0);
  const isThisPlan = bytesRead === head.length && head.equals(plan.head) && size <= plan.size;
  if (isThisPlan) return size;
  await part.truncate(0);
  return 0;
};

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const noRoom = (missing: number): Error =>
  new Error(
    `there is no room: ${megabytes(missing)} more are needed; what is there is kept, so make room and run it again`,
  );

/** Writes all of a block, or throws: a full disk takes a part of it and says nothing. */
const write = async (
  part: FileHandle,
  block: Buffer,
  at: number,
  missing: number,
): Promise<void> => {
  const written = await part.write(block, 0, block.length, at).catch((error: unknown) => {
    throw isFull(error) ? noRoom(missing) : error;
  });
  if (written.bytesWritten < block.length) throw noRoom(missing - written.bytesWritten);
};

const fill = async (
  part: FileHandle,
  plan: CutPlan,
  etag: string | undefined,
  { bytes, onProgress, wait, file, room = freeRoom }: CutOrder,
): Promise<void> => {
  let written = await keptOf(part, plan);
  const missing = plan.size - written - (await room(dirname(file)));
  if (missing > 0) throw noRoom(missing);
  if (written === 0) {
    await write(part, plan.head, 0, plan.size);
    written = plan.head.length;
  }
  const tell = (): void =>
    onProgress({
      step: 'tiles',
      bytes: written,
      size: plan.size,
      tiles: plan.tilesWithin(written),
      allTiles: plan.tiles,
    });
  tell();
  const fetching = {
    bytes,
    etag,
    wait,
    onFailure: ({ message }: Error) => onProgress({ step: 'again', reason: message }),
  };
  for await (const block of fetchPieces(plan.pieces, written, fetching)) {
    await write(part, block, written, plan.size - written);
    written += block.length;
    tell();
  }
};

const check = async (path: string, size: number, { onProgress }: CutOrder): Promise<void> => {
  const bytes = await openFile(path);
  try {
    await checkArchive(bytes, size, (read) => onProgress({ step: 'check', bytes: read, size }));
  } catch (error) {
    // none of it can be trusted; the next run starts over
    await rm(path);
    throw new Error(
      `what came is damaged, so it was thrown away: ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  } finally {
    await bytes.close();
  }
};

const wrongWithSource = (error: unknown): unknown =>
  error instanceof EtagMismatch
    ? new Error('the archive was changed meanwhile; run it again to begin with the new one')
    : error;

/**
 * Writes `file`, checked. Throws with a reason one can act on; what was fetched until then stays in the part, and the
 * next order for the same cut goes on there.
 * @example const { tiles, size } = await cutBasemap({ bytes: openUrl(url), cutOf, file, onProgress, wait })
 */
export const cutBasemap = async (
  order: CutOrder,
): Promise<{ readonly tiles: number; readonly size: number }> => {
  const archive = await openArchive(order.bytes);
  const plan = await planCut(archive, order.cutOf(archive), (entries) =>
    order.onProgress({ step: 'directories', entries }),
  );
  const path = `${order.file}.part`;
  const part = await open(path, 'a+', ownerOnly).then(async (made) => {
    // opened for appending it would not be written at a place
    await made.close();
    return open(path, 'r+');
  });
  try {
    await fill(part, plan, archive.etag, order);
    await part.sync();
  } catch (error) {
    throw wrongWithSource(error);
  } finally {
    await part.close();
  }
  await check(path, plan.size, order);
  // a portal that runs keeps the file it has open
  await rename(path, order.file);
  return { tiles: plan.tiles, size: plan.size };
};

import { constants, createBrotliCompress } from 'node:zlib';
import { brotliOptions } from './page-bytes.ts';

/** One stream of brotli (RFC 7932) that is taken in pieces. */
export type BrotliPieces = {
  /** Packs some more; what comes out begins and ends at a whole byte. Of nothing, first: what a stream begins with. */
  readonly pack: (bytes: string | Buffer) => Promise<Buffer>;
  /** Packs the last of it, and the end of the stream. */
  readonly end: (bytes: string | Buffer) => Promise<Buffer>;
  readonly close: () => void;
};

/** `length` is about how many bytes will come. */
export const packInPieces = (quality: number, length: number): BrotliPieces => {
  const encoder = createBrotliCompress(brotliOptions(quality, length));
  const made: Buffer[] = [];
  const failed = new Promise<never>((_, reject) => encoder.once('error', reject));
  // who waits for a piece hears of it
  failed.catch(() => {});
  encoder.on('data', (bytes: Buffer) => made.push(bytes));
  const taken = (): Buffer => Buffer.concat(made.splice(0));
  const pack = (bytes: string | Buffer): Promise<Buffer> => {
    if (bytes.length > 0) encoder.write(bytes);
    const packed = new Promise<Buffer>((done) => {
      encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => done(taken()));
    });
    return Promise.race([packed, failed]);
  };
  const end = (bytes: string | Buffer): Promise<Buffer> => {
    const packed = new Promise<Buffer>((done) => encoder.once('end', () => done(taken())));
    // in one go: each goes to another thread and comes back
    encoder.end(bytes);
    return Promise.race([packed, failed]);
  };
  return { pack, end, close: () => void encoder.destroy() };
};

const largestBlock = 65_536;
/** Bytes as brotli takes them unpacked (RFC 7932, 9.2): their length, a bit that says so, and they themselves. */
export const asTheyAre = (bytes: Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += largestBlock) {
    const block = bytes.subarray(at, at + largestBlock);
    const head = Buffer.alloc(3);
    head.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    blocks.push(head, block);
  }
  return blocks;
};

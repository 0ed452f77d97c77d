/**
 * A page begins with its style, which is more than half of it and the same on all pages of a kind. This lead is packed
 * once, as small as brotli can; what follows is packed for each page and put behind it (decision 0171).
 *
 * A stream of brotli is a row of blocks (RFC 7932), so what was packed apart may follow as long as it does not lean on
 * what came before: at quality 3 a packer takes none of brotli's own words, whose numbers go by how much has come, and
 * looks at no letters before its own. What is left are the last four distances repetitions are told by, which the joint
 * sets.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { atMost } from '../platform/at-most.ts';
import { brotliOptions } from './page-bytes.ts';
import type { Lead } from './page.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Four repetitions at distances that no packer knows at its start, so that it says them. */
const joint = '<!--abcdefghijklmnopqrstuvwxyz0123456789-bcdefg.mnopqr_456789,vwxyz0-->';
const qualities = { lead: 11, rest: 3 } as const;
/** A stream begins with the size of its window (2¹⁸ of ours), in so many bits, which only the first may say. */
const headerBits = 4;
/** Some thirteen kilobytes each; there are as many as kinds of pages, languages and looks. */
const mostLeads = 200;

const packRest = async (parts: readonly string[]): Promise<Buffer> => {
  const bytes = Buffer.from([joint, ...parts].join(''));
  return compress(bytes, brotliOptions(qualities.rest, bytes.length));
};

/** A stream that goes on, and behind it another one without its header. */
const joined = (lead: Uint8Array, rest: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(lead.length + rest.length);
  whole.set(lead);
  for (let at = 0; at < rest.length; at += 1) {
    const [low = 0, high = 0] = [rest[at], rest[at + 1]];
    whole[lead.length + at] = (low >> headerBits) | (high << (8 - headerBits));
  }
  return whole;
};

/** Packs the beginning of a stream, to the end of a byte. */
const packLead = (lead: string): Promise<Buffer> =>
  new Promise((packed, failed) => {
    const made: Buffer[] = [];
    const encoder = createBrotliCompress(brotliOptions(qualities.lead, lead.length));
    encoder.on('data', (bytes: Buffer) => made.push(bytes)).on('error', failed);
    encoder.write(lead);
    encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      packed(Buffer.concat(made));
      encoder.destroy();
    });
  });

/** Repetitions, and words that brotli knows by itself: both would come out wrong behind a lead they lean on. */
const sample = ['The government of the people, by the people. '.repeat(4)];
/** A lead as pages begin with it; undefined if this brotli does not pack what follows as it is needed. */
const tried = async (lead: string): Promise<Buffer | undefined> => {
  const packed = await packLead(lead);
  const expected = [lead, joint, ...sample].join('');
  const isRight = decompress(joined(packed, await packRest(sample))).then(
    (bytes) => bytes.toString() === expected,
    () => false,
  );
  return (await isRight) ? packed : undefined;
};

/** Packs a page in one piece, as one whose lead is not known yet. */
const packWhole = async (parts: readonly string[], quality: number): Promise<Buffer> => {
  const bytes = Buffer.from(parts.join(''));
  return compress(bytes, brotliOptions(quality, bytes.length));
};

/** Packs pages that begin with a lead; one that is asked for again is got ready beside the page. */
export const createPacker = () => {
  const leads = new LRUCache<string, 'seen' | 'under way' | 'refused' | Buffer>(atMost(mostLeads));
  const prepare = async ({ name, text }: Lead): Promise<void> => {
    leads.set(name, 'under way');
    leads.set(name, (await tried(text())) ?? 'refused');
  };
  /** `quality` is that of a page whose lead is not ready. */
  return async (
    lead: Lead,
    rest: readonly string[],
    quality: number,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const known = leads.get(lead.name);
    if (Buffer.isBuffer(known)) return joined(known, await packRest(rest));
    if (!known) leads.set(lead.name, 'seen');
    if (known === 'seen') prepare(lead).catch(() => leads.set(lead.name, 'refused'));
    return new Uint8Array(await packWhole([lead.text(), ...rest], quality));
  };
};

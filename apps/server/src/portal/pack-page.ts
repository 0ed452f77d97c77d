/**
 * A page begins with its style, which is more than half of it and the same on all pages of a kind. This lead is packed
 * once, as small as brotli can; before it stands, as it is, what differs from reader to reader (the opening), and what
 * follows is packed for each page and put behind it (decision 0254).
 *
 * A stream of brotli is a row of blocks, so what was packed apart may follow as long as it begins at a whole byte and
 * does not lean on what came before: at quality 3 a packer takes none of brotli's own words, whose numbers go by how
 * much has come, and looks at no letters before its own. What is left are the last four distances repetitions are told
 * by, which the joint sets.
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { atMost } from '../platform/at-most.ts';
import { asTheyAre, packInPieces } from './brotli-pieces.ts';
import { brotliOptions, unpackPage } from './page-bytes.ts';
import type { PageHtml } from './page.ts';

const compress = promisify(brotliCompress);
type Parts = Pick<PageHtml, 'opening' | 'lead' | 'rest'>;

/** Four repetitions at distances that no packer knows at its start, so that it says them. */
const joint = '<!--abcdefghijklmnopqrstuvwxyz0123456789-bcdefg.mnopqr_456789,vwxyz0-->';
const qualities = { lead: 11, rest: 3 } as const;
/** Some thirteen kilobytes each; there are as many as kinds of pages and languages. */
const maxLeads = 200;

/** How wide an opening stands before a lead; one that is wider has its page packed in one piece. */
const openingWidth = 96;
/** How letters are packed depends on the two before them. */
const openingEnd = ' >';
/** An opening with room in its last tag; undefined where there is none. */
const padded = (opening: string): Buffer | undefined => {
  const room = openingWidth - openingEnd.length;
  const tag = opening.slice(0, -1);
  return Buffer.byteLength(tag) > room || !opening.endsWith('>')
    ? undefined
    : Buffer.from(tag + ' '.repeat(room - Buffer.byteLength(tag)) + openingEnd);
};
/** What a lead is packed behind: bytes no text has two of in a row, no two of them twice, so nothing repeats them. */
const filler = Buffer.from([
  ...Array.from({ length: openingWidth - openingEnd.length }, (_, at) =>
    at % 2 === 0 ? 0xc0 + at / 2 : 0xff - (at - 1) / 2,
  ),
  ...Buffer.from(openingEnd),
]);

/** What a page's stream begins with, and its lead behind an opening. */
type PackedLead = { readonly begin: Buffer; readonly lead: Buffer };
const packLead = async (lead: string): Promise<PackedLead> => {
  const pieces = packInPieces(qualities.lead, openingWidth + lead.length);
  try {
    const begin = await pieces.pack('');
    await pieces.pack(filler);
    return { begin, lead: await pieces.pack(lead) };
  } finally {
    pieces.close();
  }
};

const packRest = async (rest: readonly string[]): Promise<Buffer> => {
  const bytes = Buffer.from([joint, ...rest].join(''));
  const pieces = packInPieces(qualities.rest, bytes.length);
  try {
    // it begins as every stream does, which this one has behind it
    await pieces.pack('');
    return await pieces.end(bytes);
  } finally {
    pieces.close();
  }
};

const joined = async (
  { begin, lead }: PackedLead,
  opening: Buffer,
  rest: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(Buffer.concat([begin, ...asTheyAre(opening), lead, await packRest(rest)]));

/** Repetitions, brotli's own words, and what is not worth packing: each could come out wrong behind a lead. */
const sample = {
  opening: Buffer.from(`<html>${' '.repeat(openingWidth - 8)}${openingEnd}`),
  rest: [
    'The government of the people, by the people. '.repeat(4),
    Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(33 + ((at * at * 7) % 89))).join(
      '',
    ),
    'x',
  ],
};
/** A lead as pages begin with it; undefined if this brotli does not pack what follows as it is needed. */
const tried = async (text: string): Promise<PackedLead | undefined> => {
  const packed = await packLead(text);
  const expected = [sample.opening.toString(), text, joint, ...sample.rest].join('');
  const isRight = unpackPage(await joined(packed, sample.opening, sample.rest)).then(
    (bytes) => bytes.toString() === expected,
    () => false,
  );
  return (await isRight) ? packed : undefined;
};

/** Packs a page in one piece, as one whose lead is not known yet. */
const packWhole = async (
  { opening, lead, rest }: Parts,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = Buffer.from([opening, lead.text(), ...rest].join(''));
  return new Uint8Array(await compress(bytes, brotliOptions(quality, bytes.length)));
};

/** Packs pages that begin with a lead; one that comes again is got ready beside the page. */
export const createPacker = () => {
  const leads = new LRUCache<string, 'seen' | 'under way' | 'refused' | PackedLead>(
    atMost(maxLeads),
  );
  const prepare = async ({ name, text }: PageHtml['lead']): Promise<void> => {
    leads.set(name, 'under way');
    leads.set(name, (await tried(text())) ?? 'refused');
  };
  /** `quality` is that of a page whose lead is not ready. */
  return async (page: Parts, quality: number): Promise<Uint8Array<ArrayBuffer>> => {
    const { name } = page.lead;
    const known = leads.get(name);
    const opening = padded(page.opening);
    if (typeof known === 'object' && opening) return joined(known, opening, page.rest);
    if (!known) leads.set(name, 'seen');
    if (known === 'seen') prepare(page.lead).catch(() => leads.set(name, 'refused'));
    return packWhole(page, quality);
  };
};

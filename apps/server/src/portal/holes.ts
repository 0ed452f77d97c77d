import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { brotliOptions } from './page-bytes.ts';
import { placesOf, type Person, sample, written } from './stand-in.ts';

/** Where something of its reader stands in a packed page: after so many bytes, in so many. */
export type Hole = { readonly at: number; readonly text: string; readonly width: number };
export type Holed = { readonly br: Uint8Array<ArrayBuffer>; readonly holes: readonly Hole[] };

/** Room for what is longer than what stands in for it; a longer name has its page made for it alone. */
const room = 72;
const widthOf = (text: string): number => Buffer.byteLength(text) + room;

/** Fills the room that is left with what a browser does not see; undefined where there is none. */
const padded = (text: string, width: number): Buffer | undefined => {
  const left = width - Buffer.byteLength(text);
  if (left < '<!---->'.length) return undefined;
  // between two attributes, or after a text that ends with it
  const padding = text.endsWith('"') ? ' '.repeat(left) : `<!--${' '.repeat(left - 7)}-->`;
  return Buffer.from(text + padding);
};

/** Bytes no text in UTF-8 has, so that nothing of the page is packed as a repetition of them. */
const strange = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, at) => 0xf5 + at)];
/**
 * What is packed in place of a hole: nothing in it comes twice, so it is no repetition of itself either. It ends as
 * what is written there will end: how letters are packed depends on the two before them.
 */
const fillers = () => {
  const seen = new Set<string>();
  return ({ text, width }: Pick<Hole, 'text' | 'width'>): Buffer => {
    const bytes: number[] = [];
    const pairs = new Set<string>();
    while (bytes.length < width - 2) {
      const ends = (one: number) =>
        [bytes.slice(-1), bytes.slice(-3)].map((part) => [...part, one].join());
      const isNew = (one: number): boolean => {
        const [pair = '', four = ''] = ends(one);
        return !pairs.has(pair) && !seen.has(four);
      };
      const next = strange.find(isNew) ?? 0xff;
      const [pair = '', four = ''] = ends(next);
      pairs.add(pair);
      seen.add(four);
      bytes.push(next);
    }
    return Buffer.concat([Buffer.from(bytes), Buffer.from(text.endsWith('"') ? '  ' : '->')]);
  };
};

const largestBlock = 65_536;
/** Bytes as brotli takes them unpacked (RFC 7932, 9.2): their length, a bit that says so, and they themselves. */
const asTheyAre = (bytes: Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += largestBlock) {
    const block = bytes.subarray(at, at + largestBlock);
    const head = Buffer.alloc(3);
    head.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    blocks.push(head, block);
  }
  return blocks;
};
const endOfStream = Buffer.from([0b11]);

/** The packed page of a person, ended by what is theirs alone; undefined where their name is too long for its room. */
export const fillHoles = (
  { br, holes }: Holed,
  person: Person,
  end: string,
): Buffer | undefined => {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { at, text, width } of holes) {
    const bytes = padded(written(text, person), width);
    if (!bytes) return undefined;
    pieces.push(Buffer.from(br.buffer, br.byteOffset + from, at - from), ...asTheyAre(bytes));
    from = at;
  }
  pieces.push(Buffer.from(br.buffer, br.byteOffset + from, br.length - from));
  return Buffer.concat([...pieces, ...asTheyAre(Buffer.from(end)), endOfStream]);
};

const unpack = promisify(brotliDecompress);

/**
 * Packs a page that stops before its end, with holes at whatever stands in for its reader: it is packed once, and
 * filled for each. Throws where it would not be filled as it was packed, which is tried.
 */
export const packWithHoles = async (html: string, quality: number): Promise<Holed> => {
  const { parts, texts } = placesOf(html);
  const encoder = createBrotliCompress(brotliOptions(quality, html.length));
  const made: Buffer[] = [];
  encoder.on('data', (bytes: Buffer) => made.push(bytes));
  const pack = (bytes: string | Buffer): Promise<Buffer> =>
    new Promise((packed) => {
      encoder.write(bytes);
      encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => packed(Buffer.concat(made.splice(0))));
    });
  const fillerOf = fillers();
  const pieces: Buffer[] = [];
  const holes: Hole[] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const piece = await pack(part);
    at += pieces[pieces.push(piece) - 1]?.length ?? 0;
    const text = texts[index];
    if (text === undefined) break;
    const hole = { at, text, width: widthOf(text) };
    holes.push(hole);
    await pack(fillerOf(hole));
  }
  encoder.destroy();
  const holed = { br: new Uint8Array(Buffer.concat(pieces)), holes };
  const tried = fillHoles(holed, sample, '');
  const expected = parts.flatMap((part, index) => {
    const hole = holes[index];
    return [
      Buffer.from(part),
      (hole && padded(written(hole.text, sample), hole.width)) ?? Buffer.of(),
    ];
  });
  if (!tried || !(await unpack(tried)).equals(Buffer.concat(expected)))
    throw new Error('a page is not unpacked as it was filled');
  return holed;
};

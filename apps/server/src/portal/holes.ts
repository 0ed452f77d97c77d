import { asTheyAre, packInPieces } from './brotli-pieces.ts';
import { unpackPage } from './page-bytes.ts';
import { placesOf, type Person, sample, written } from './stand-in.ts';

/** Where something of its reader stands in a packed page: after so many bytes, in so many. */
export type Hole = { readonly at: number; readonly text: string; readonly width: number };
export type Holed = { readonly br: Uint8Array<ArrayBuffer>; readonly holes: readonly Hole[] };

/** Room for what is longer than what stands in for it; a longer name has its page made for it alone. */
const room = 72;
/** Holes of one page differ in it: what ends two of them alike stands differently far behind what comes before them. */
const widthOf = (text: string, more: number): number => Buffer.byteLength(text) + room + more;

/** Fills the room that is left with what a browser does not see; undefined where there is none. */
const padded = (text: string, width: number): Buffer | undefined => {
  const left = width - Buffer.byteLength(text);
  if (left < '<!---->'.length) return undefined;
  // between two attributes, or after a text that ends with it
  const padding = text.endsWith('"') ? ' '.repeat(left) : `<!--${' '.repeat(left - 7)}-->`;
  return Buffer.from(text + padding);
};

/** Bytes no text in UTF-8 has. */
const strange = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, at) => 0xf5 + at)];
/** What is written into a hole ends so, and how letters are packed depends on the two before them. */
const endOf = (text: string): string => (text.endsWith('"') ? '  ' : '->');
/**
 * What is packed in place of holes. Every second byte is one no text has and no two bytes come twice, in all holes of
 * a page, so nothing of the page is packed as a repetition of it, and it is none itself: not even of two bytes, which
 * the packer takes where they stand as far back as what it repeated last, and which would change what "as far back as
 * last" means for the page behind the hole.
 */
const fillers = () => {
  const pairs = new Set<number>();
  let between = 0;
  return ({ text, width }: Pick<Hole, 'text' | 'width'>): Buffer => {
    const end = Buffer.from(endOf(text));
    const bytes: number[] = [];
    const isNew = (one: number): boolean => !pairs.has((bytes.at(-1) ?? 0) * 256 + one);
    const push = (one: number): void => {
      pairs.add((bytes.at(-1) ?? 0) * 256 + one);
      bytes.push(one);
    };
    // whatever stands between comes round after all others
    const other = (): number => (between = (between + 1) % 256);
    if ((width - end.length) % 2 === 0) push(other());
    while (bytes.length < width - end.length) {
      const next = bytes.length === width - end.length - 1 ? (end[0] ?? 0) : other();
      const isNewToo = (one: number): boolean => !pairs.has(one * 256 + next);
      // of the ends there are more than can differ
      push(strange.find((one) => isNew(one) && isNewToo(one)) ?? strange.find(isNew) ?? 0xff);
      push(next);
    }
    return Buffer.concat([Buffer.from(bytes), end.subarray(1)]);
  };
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

/** What was packed for other bytes may be no stream at all. */
const isUnpackedAs = async (packed: Buffer, expected: Buffer): Promise<boolean> => {
  try {
    return (await unpackPage(packed)).equals(expected);
  } catch {
    return false;
  }
};

/** How much wider each hole of a page is than the one before, first and where that does not do. */
const steps = [1, 2, 3, 5] as const;

/** Undefined where it would not be filled as it was packed, which is tried. */
const packedBy = async (
  html: string,
  quality: number,
  step: number,
): Promise<Holed | undefined> => {
  const { parts, texts } = placesOf(html);
  const { pack, close } = packInPieces(quality, html.length);
  const fillerOf = fillers();
  const pieces: Buffer[] = [];
  const holes: Hole[] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const piece = await pack(part);
    at += pieces[pieces.push(piece) - 1]?.length ?? 0;
    const text = texts[index];
    if (text === undefined) break;
    const hole = { at, text, width: widthOf(text, index * step) };
    holes.push(hole);
    await pack(fillerOf(hole));
  }
  close();
  const holed = { br: new Uint8Array(Buffer.concat(pieces)), holes };
  const tried = fillHoles(holed, sample, '');
  const expected = parts.flatMap((part, index) => {
    const hole = holes[index];
    return [
      Buffer.from(part),
      (hole && padded(written(hole.text, sample), hole.width)) ?? Buffer.of(),
    ];
  });
  return tried && (await isUnpackedAs(tried, Buffer.concat(expected))) ? holed : undefined;
};

/**
 * Packs a page that stops before its end, with holes at whatever stands in for its reader: it is packed once, and
 * filled for each. Throws where it would not be filled as it was packed, however wide its holes are.
 */
export const packWithHoles = async (html: string, quality: number): Promise<Holed> => {
  for (const step of steps) {
    const holed = await packedBy(html, quality, step);
    if (holed) return holed;
  }
  throw new Error('a page is not unpacked as it was filled');
};

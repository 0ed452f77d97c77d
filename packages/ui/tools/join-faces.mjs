// One file of two cuts of the same face: what the second has follows the glyphs of the first.
import { advanceOf, bearingOf, cmapOf, glyphOf, outlineOf, sfntOf, tables } from './sfnt.mjs';

const glyphCount = (t) => t.maxp.readUInt16BE(4);

/** The parts of a composite glyph: where in it the number of each stands. */
const partsOf = (outline) => {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const found = [];
  let at = 10;
  let flags = 0x20;
  while (flags & 0x20) {
    flags = outline.readUInt16BE(at);
    found.push(at + 2);
    at += 4 + (flags & 1 ? 4 : 2);
    if (flags & 8) at += 2;
    else if (flags & 0x40) at += 4;
    else if (flags & 0x80) at += 8;
  }
  return found;
};

const variationOf = ({ gvar }, glyph) => {
  if (!gvar) return Buffer.alloc(0);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const offset = (i) =>
    isLong ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2;
  const data = gvar.readUInt32BE(16);
  return gvar.subarray(data + offset(glyph), data + offset(glyph + 1));
};
const sharedOf = ({ gvar }) => {
  if (!gvar) return Buffer.alloc(0);
  const at = gvar.readUInt32BE(8);
  return gvar.subarray(at, at + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2);
};

const even = (bytes) => (bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]));
const offsetsOf = (pieces) => {
  const offsets = Buffer.alloc((pieces.length + 1) * 4);
  let at = 0;
  for (const [i, piece] of pieces.entries()) offsets.writeUInt32BE((at += piece.length), i * 4 + 4);
  return offsets;
};
const gvarOf = (first, variations) => {
  const shared = sharedOf(first);
  const head = Buffer.from(first.gvar.subarray(0, 20));
  head.writeUInt16BE(variations.length, 12);
  head.writeUInt16BE(1, 14);
  const offsets = offsetsOf(variations);
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt32BE(20 + offsets.length + shared.length, 16);
  return Buffer.concat([head, offsets, shared, ...variations]);
};

/** The glyphs of both, each once, and by what number each of the second goes. */
const glyphsOf = (first, second) => {
  const read = (t, glyph) => ({
    outline: Buffer.from(outlineOf(t, glyph)),
    variation: even(variationOf(t, glyph)),
    advance: advanceOf(t, glyph),
    bearing: bearingOf(t, glyph),
  });
  const key = ({ outline, variation, advance }) =>
    `${outline.toString('base64')} ${variation.toString('base64')} ${advance}`;
  const glyphs = Array.from({ length: glyphCount(first) }, (_, i) => read(first, i));
  const known = new Map(glyphs.map((glyph, i) => [key(glyph), i]));
  const numbers = new Map();
  const added = [];
  for (let i = 0; i < glyphCount(second); i++) {
    const glyph = read(second, i);
    const same = partsOf(glyph.outline).length === 0 ? known.get(key(glyph)) : undefined;
    numbers.set(i, same ?? glyphs.length + added.length);
    if (same === undefined) added.push(glyph);
  }
  for (const { outline } of added)
    for (const at of partsOf(outline))
      outline.writeUInt16BE(numbers.get(outline.readUInt16BE(at)), at);
  return { glyphs: [...glyphs, ...added], numbers };
};

/** `codes`: the letters the second is asked for. Features, names and variations of the whole are the first's. */
export const joinFaces = (firstSfnt, secondSfnt, codes) => {
  const first = tables(firstSfnt);
  const second = tables(secondSfnt);
  if (!sharedOf(first).equals(sharedOf(second))) throw new Error('the faces vary differently');
  const { glyphs, numbers } = glyphsOf(first, second);
  const letters = new Map();
  for (let code = 1; code < 0xffff; code++) {
    const glyph = glyphOf(first.cmap, code);
    if (glyph > 0) letters.set(code, glyph);
  }
  for (const code of codes) letters.set(code, numbers.get(glyphOf(second.cmap, code)));

  const outlines = glyphs.map(({ outline }) => even(outline));
  const hmtx = Buffer.alloc(glyphs.length * 4);
  for (const [i, { advance, bearing }] of glyphs.entries()) {
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
  }
  const head = Buffer.from(first.head);
  head.writeInt16BE(1, 50);
  for (const [at, choose] of [
    [36, Math.min],
    [38, Math.min],
    [40, Math.max],
    [42, Math.max],
  ])
    head.writeInt16BE(choose(head.readInt16BE(at), second.head.readInt16BE(at)), at);
  const hhea = Buffer.from(first.hhea);
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(first.maxp);
  maxp.writeUInt16BE(glyphs.length, 4);
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), second.maxp.readUInt16BE(at)), at);

  // How far advances vary stands with the outlines too, of both; the first's table knows its own glyphs only.
  const kept = { ...first };
  delete kept.HVAR;
  return sfntOf({
    ...kept,
    head,
    hhea,
    maxp,
    hmtx,
    glyf: Buffer.concat(outlines),
    loca: offsetsOf(outlines),
    cmap: cmapOf(letters),
    ...(first.gvar && {
      gvar: gvarOf(
        first,
        glyphs.map(({ variation }) => variation),
      ),
    }),
  });
};

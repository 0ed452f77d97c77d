// The tables of an sfnt (TrueType in memory): read, asked for a letter, put together.

/** The tables by their tags. */
export const tables = (sfnt) =>
  Object.fromEntries(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
      const at = 12 + i * 16;
      return [
        sfnt.toString('latin1', at, at + 4),
        sfnt.subarray(
          sfnt.readUInt32BE(at + 8),
          sfnt.readUInt32BE(at + 8) + sfnt.readUInt32BE(at + 12),
        ),
      ];
    }),
  );

const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const checksum = (bytes) => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

/** A font of tables; its checksum is left out, as nothing that shows a font looks at it. */
export const sfntOf = (tables) => {
  const tags = Object.keys(tables).sort();
  const head = Buffer.alloc(12 + tags.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tags.length, 4);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tags.length - power) * 16, 10);
  const parts = [head];
  let offset = head.length;
  for (const [i, tag] of tags.entries()) {
    const bytes = padded(tables[tag]);
    const at = 12 + i * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum(bytes), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(tables[tag].length, at + 12);
    parts.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat(parts);
};

/** The subtables of a `cmap` that say letters of the basic plane. */
const letterMaps = (cmap) =>
  Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4)),
  ).filter((sub) => sub.readUInt16BE(0) === 4);

export const glyphOf = (cmap, code) => {
  for (const sub of letterMaps(cmap)) {
    const segX2 = sub.readUInt16BE(6);
    for (let s = 0; s < segX2; s += 2) {
      if (code > sub.readUInt16BE(14 + s)) continue;
      const start = sub.readUInt16BE(16 + segX2 + s);
      if (code < start) return 0;
      const delta = sub.readInt16BE(16 + 2 * segX2 + s);
      const rangeAt = 16 + 3 * segX2 + s;
      const range = sub.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      return (sub.readUInt16BE(rangeAt + range + (code - start) * 2) + delta) & 0xffff;
    }
  }
  return 0;
};

/** A `cmap` that says each letter by itself. */
export const cmapOf = (glyphs) => {
  const segments = [...glyphs]
    .sort(([a], [b]) => a - b)
    .map(([code, glyph]) => [code, glyph - code]);
  segments.push([0xffff, 1]);
  const count = segments.length;
  const cmap = Buffer.alloc(12 + 16 + count * 8);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(1, 6);
  cmap.writeUInt32BE(12, 8);
  const sub = cmap.subarray(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = [4, sub.length, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2];
  for (const [i, value] of head.entries()) sub.writeUInt16BE(value, i * 2);
  for (const [i, [code, delta]] of segments.entries()) {
    sub.writeUInt16BE(code, 14 + i * 2);
    sub.writeUInt16BE(code, 16 + count * 2 + i * 2);
    sub.writeUInt16BE(delta & 0xffff, 16 + count * 4 + i * 2);
  }
  return cmap;
};

export const advanceOf = ({ hmtx, hhea }, glyph) =>
  hmtx.readUInt16BE(Math.min(glyph, hhea.readUInt16BE(34) - 1) * 4);
export const bearingOf = ({ hmtx, hhea }, glyph) => {
  const long = hhea.readUInt16BE(34);
  return hmtx.readInt16BE(glyph < long ? glyph * 4 + 2 : long * 4 + (glyph - long) * 2);
};
export const startOf = ({ head, loca }, glyph) =>
  head.readInt16BE(50) === 1 ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
export const outlineOf = (t, glyph) => t.glyf.subarray(startOf(t, glyph), startOf(t, glyph + 1));

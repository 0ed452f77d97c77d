// Cuts the two faces to what Czech, Slovak and English need and prints the numbers of the fallback faces.
// Run: node packages/ui/tools/subset-fonts.mjs; commit src/styles/fonts/* and src/styles/fonts.css.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const styles = join(dirname(fileURLToPath(import.meta.url)), '../src/styles');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const accents = 'ÁáÄäÉéÍíÓóÔôÚúÝýÖöÜüßËëÀàÈèÂâÊêÎîÇç';
const signs = '\u00a0\u2009«»°§©®±²³½×·÷–—‚‘’„“”…•−€™↑↓';
const latin = `${ascii}${accents}${signs}`;
const latinExt = 'ČčĎďĚěŇňŘřŠšŤťŮůŽžĽľĹĺŔŕŐőŰűĄąĆćĘęŁłŃńŚśŹźŻż';

// Headings and prices have one weight: with kerning it is half of the variable cut (14 against 26 kB).
const faces = [
  {
    family: 'Bricolage Grotesque Variable',
    name: 'bricolage',
    pkg: 'bricolage-grotesque',
    source: 'opsz',
    axes: { opsz: 28, wght: 650 },
    weights: [undefined],
  },
  {
    family: 'Onest Variable',
    name: 'onest',
    pkg: 'onest',
    source: 'wght',
    axes: { wght: { min: 400, max: 700 } },
    weights: [400, 550, 700],
  },
];

// Letter frequencies of Czech running text, enough to size a fallback face.
const sample =
  'Na obrázku vidíte, kolik vám zbývá na tento rok a kde můžete benefity utratit ' +
  'nejblíže k domovu. Vyberte si z nabídky knih, sportu, cestování, kultury nebo zdraví.';

const tables = (sfnt) =>
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

const glyphOf = (cmap, code) => {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (sub.readUInt16BE(0) !== 4) continue;
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

const advanceOf = ({ hmtx, hhea }, glyph) =>
  hmtx.readUInt16BE(Math.min(glyph, hhea.readUInt16BE(34) - 1) * 4);
const startOf = ({ head, loca }, glyph) =>
  head.readInt16BE(50) === 1 ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;

/** How far the ink of a letter reaches beyond its advance, at the weight where it is most. */
const overhang = async (font, letter, weights) => {
  const reaches = weights.map(async (wght) => {
    const t = tables(
      await subsetFont(font, letter, {
        targetFormat: 'sfnt',
        ...(wght && { variationAxes: { wght } }),
      }),
    );
    const glyph = glyphOf(t.cmap, letter.codePointAt(0));
    return t.glyf.readInt16BE(startOf(t, glyph) + 6) - advanceOf(t, glyph);
  });
  return Math.max(...(await Promise.all(reaches)));
};

/** A composite whose metrics are those of its first part would undo the widening. */
const useMyMetrics = 0x0200;
const besideCaron = 10;
/**
 * ď ť ľ Ľ carry a caron beside the letter, beyond their advance: the faces leave it to kerning, which
 * does not reach from one file into the other and knows no spaces. Their advance takes the caron in.
 */
const widenCarons = async (font, weights) => {
  const sfnt = await fontverter.convert(font, 'sfnt');
  const t = tables(sfnt);
  for (const letter of 'ďťľĽ') {
    const glyph = glyphOf(t.cmap, letter.codePointAt(0));
    if (glyph === 0 || glyph >= t.hhea.readUInt16BE(34)) throw new Error(`no metrics of ${letter}`);
    const missing = (await overhang(font, letter, weights)) + besideCaron;
    if (missing > 0) t.hmtx.writeUInt16BE(advanceOf(t, glyph) + missing, glyph * 4);
    const parts = startOf(t, glyph);
    if (t.glyf.readInt16BE(parts) < 0)
      t.glyf.writeUInt16BE(t.glyf.readUInt16BE(parts + 10) & ~useMyMetrics, parts + 10);
    console.log(letter, 'wider by', Math.max(missing, 0));
  }
  return fontverter.convert(sfnt, 'woff2');
};

const metrics = async (woff2) => {
  const t = tables(await subsetFont(woff2, sample, { targetFormat: 'sfnt', variationAxes: {} }));
  const upem = t.head.readUInt16BE(18);
  const hm = t.hhea.readUInt16BE(34);
  const advance = (code) => t.hmtx.readUInt16BE(Math.min(glyphOf(t.cmap, code), hm - 1) * 4);
  const known = [...sample].filter((c) => glyphOf(t.cmap, c.codePointAt(0)) > 0);
  return {
    ascent: t.hhea.readInt16BE(4) / upem,
    descent: -t.hhea.readInt16BE(6) / upem,
    gap: t.hhea.readInt16BE(8) / upem,
    width: known.reduce((sum, c) => sum + advance(c.codePointAt(0)), 0) / known.length / upem,
    known: known.join(''),
    codes: known,
  };
};

// Advance widths of Arial (1/2048 em), the face every system has in its own or a metric-equal form.
const arial = {
  ' ': 569,
  ',': 569,
  '.': 569,
  a: 1139,
  b: 1139,
  c: 1024,
  d: 1139,
  e: 1139,
  f: 569,
  g: 1139,
  h: 1139,
  i: 455,
  j: 455,
  k: 1024,
  l: 455,
  m: 1706,
  n: 1139,
  o: 1139,
  p: 1139,
  r: 682,
  s: 1024,
  t: 569,
  u: 1139,
  v: 1024,
  y: 1024,
  z: 1024,
  N: 1479,
  V: 1366,
  á: 1139,
  í: 569,
  é: 1139,
  ý: 1024,
};

await mkdir(join(styles, 'fonts'), { recursive: true });
let css = '/* Made by tools/subset-fonts.mjs; do not edit. */\n';
let total = 0;
for (const face of faces) {
  for (const [part, text] of [
    ['latin', latin],
    ['latin-ext', latinExt],
  ]) {
    const source = await readFile(
      require.resolve(
        `@fontsource-variable/${face.pkg}/files/${face.pkg}-${part}-${face.source}-normal.woff2`,
      ),
    );
    // Kerning among accented letters only would take back what the carons were given.
    const keepFeatures = part === 'latin' ? ['kern', 'tnum'] : ['tnum'];
    const cut = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      noHinting: true,
      keepFeatures,
    });
    const out = part === 'latin' ? cut : await widenCarons(cut, face.weights);
    await writeFile(join(styles, 'fonts', `${face.name}-${part}.woff2`), out);
    total += out.length;
    const t = tables(await subsetFont(out, text, { targetFormat: 'sfnt' }));
    const missing = [...text].filter((c) => glyphOf(t.cmap, c.codePointAt(0)) === 0);
    console.log(
      face.name,
      part,
      out.length,
      'missing:',
      missing.map((c) => `${c} U+${c.codePointAt(0).toString(16)}`).join(' ') || 'none',
    );
    const range = [...text]
      .filter((c) => !missing.includes(c))
      .map((c) => c.codePointAt(0))
      .sort((a, b) => a - b)
      .reduce((runs, c) => {
        const last = runs.at(-1);
        if (last && c === last[1] + 1) last[1] = c;
        else if (!last || c > last[1]) runs.push([c, c]);
        return runs;
      }, [])
      .map(([a, b]) => `U+${a.toString(16)}${b > a ? `-${b.toString(16)}` : ''}`)
      .join(', ');
    css += `
@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: 400 700;
  font-display: optional;
  src: url('./fonts/${face.name}-${part}.woff2?no-inline') format('woff2');
  unicode-range: ${range};
}
`;
    if (part === 'latin') {
      const m = await metrics(out);
      const letters = m.codes.filter((c) => arial[c] !== undefined);
      const sub = tables(await subsetFont(out, sample, { targetFormat: 'sfnt' }));
      const upem = sub.head.readUInt16BE(18),
        hm = sub.hhea.readUInt16BE(34);
      const own =
        letters.reduce(
          (s, c) =>
            s + sub.hmtx.readUInt16BE(Math.min(glyphOf(sub.cmap, c.codePointAt(0)), hm - 1) * 4),
          0,
        ) / upem;
      const theirs = letters.reduce((s, c) => s + arial[c], 0) / 2048;
      const adjust = own / theirs;
      const pct = (x) => `${(x * 100).toFixed(2)}%`;
      // nothing is made up of a system's face: its own bold stands for all that is bold here
      face.fallback = [
        [
          '400',
          "local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto')",
        ],
        [
          '700',
          "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Neue Bold'), local('Roboto Bold')",
        ],
      ]
        .map(
          ([weight, local]) => `
@font-face {
  font-family: '${face.family} Fallback';
  font-weight: ${weight};
  src: ${local};
  size-adjust: ${pct(adjust)};
  ascent-override: ${pct(m.ascent / adjust)};
  descent-override: ${pct(m.descent / adjust)};
  line-gap-override: ${pct(m.gap / adjust)};
}
`,
        )
        .join('');
    }
  }
  css += face.fallback;
}
await writeFile(join(styles, 'fonts.css'), css);
console.log('total', (total / 1000).toFixed(1), 'kB');

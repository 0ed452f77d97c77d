// Cuts the two faces to what Czech, Slovak and English need and prints the numbers of the fallback faces.
// Run: node packages/ui/tools/subset-fonts.mjs; commit src/styles/fonts/* and src/styles/fonts.css.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { joinFaces } from './join-faces.mjs';
import { advanceOf, glyphOf, startOf, tables } from './sfnt.mjs';

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
  return sfnt;
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

const pct = (x) => `${(x * 100).toFixed(2)}%`;
// nothing is made up of a system's face: its own bold stands for all that is bold here
const standIns = [
  ['400', "local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto')"],
  [
    '700',
    "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Neue Bold'), local('Roboto Bold')",
  ],
];
/** Faces of the system, as wide and as tall as ours: nothing moves when ours is there. */
const fallbackOf = async (family, font) => {
  const t = tables(await subsetFont(font, sample, { targetFormat: 'sfnt', variationAxes: {} }));
  const upem = t.head.readUInt16BE(18);
  const letters = [...sample].filter((letter) => arial[letter] !== undefined);
  const own = letters.reduce((sum, c) => sum + advanceOf(t, glyphOf(t.cmap, c.codePointAt(0))), 0);
  const theirs = letters.reduce((sum, letter) => sum + arial[letter], 0);
  const adjust = own / upem / (theirs / 2048);
  return standIns
    .map(
      ([weight, local]) => `
@font-face {
  font-family: '${family} Fallback';
  font-weight: ${weight};
  src: ${local};
  size-adjust: ${pct(adjust)};
  ascent-override: ${pct(t.hhea.readInt16BE(4) / upem / adjust)};
  descent-override: ${pct(-t.hhea.readInt16BE(6) / upem / adjust)};
  line-gap-override: ${pct(t.hhea.readInt16BE(8) / upem / adjust)};
}
`,
    )
    .join('');
};

/** Both parts the sources come in as one file: `optional` decides of each by itself, in the middle of a word. */
const faceOf = async ({ pkg, source, axes, weights }) => {
  const cutOf = async (part, letters, keepFeatures) => {
    const file = `@fontsource-variable/${pkg}/files/${pkg}-${part}-${source}-normal.woff2`;
    return subsetFont(await readFile(require.resolve(file)), letters, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      noHinting: true,
      keepFeatures,
    });
  };
  // Kerning among accented letters only would take back what the carons were given.
  const joined = joinFaces(
    await cutOf('latin', latin, ['kern', 'tnum']),
    await widenCarons(await cutOf('latin-ext', latinExt, []), weights),
    [...latinExt].map((letter) => letter.codePointAt(0)),
  );
  return fontverter.convert(joined, 'woff2');
};

await mkdir(join(styles, 'fonts'), { recursive: true });
let css = '/* Made by tools/subset-fonts.mjs; do not edit. */\n';
let total = 0;
for (const face of faces) {
  const out = await faceOf(face);
  await writeFile(join(styles, 'fonts', `${face.name}.woff2`), out);
  total += out.length;
  const { cmap } = tables(await fontverter.convert(out, 'sfnt'));
  const missing = [...latin, ...latinExt].filter((c) => glyphOf(cmap, c.codePointAt(0)) === 0);
  console.log(face.name, out.length, 'missing:', missing.join(' ') || 'none');
  css += `
@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: 400 700;
  font-display: optional;
  src: url('./fonts/${face.name}.woff2?no-inline') format('woff2');
}
${await fallbackOf(face.family, out)}`;
}
await writeFile(join(styles, 'fonts.css'), css);
console.log('total', (total / 1000).toFixed(1), 'kB');

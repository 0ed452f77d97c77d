import letters from './letters.json' with { type: 'json' };
import type { Random } from '../random.ts';
import type { MotifName } from './motif-names.ts';
import { drawMotif, type Inks } from './motifs.ts';
import { paper, type Palette } from './palette.ts';
import { circle, document, faded, group, line, path, place, rect, ring, times } from './svg.ts';

type Drawing = { motif: MotifName; letter: string; colours: Palette; random: Random };
type System = (drawing: Drawing) => string;

const size = 512;
const middle = size / 2;
const ground = (fill: string): string => rect(0, 0, size, size, fill);
const onDark = ({ glow, deep }: Palette, behind = deep): Inks => ({
  main: paper,
  second: glow,
  ground: behind,
});
const onLight = ({ accent, deep }: Palette, behind = paper): Inks => ({
  main: deep,
  second: accent,
  ground: behind,
});
const around = (
  count: number,
  radius: number,
  draw: (x: number, y: number, degrees: number) => string,
): string =>
  times(count, (index) =>
    draw(
      middle + radius * Math.sin((index * 2 * Math.PI) / count),
      middle - radius * Math.cos((index * 2 * Math.PI) / count),
      (index * 360) / count,
    ),
  );

/** A disc on a coloured ground, with a fine ring of ticks or dots. */
const medallion: System = ({ motif, colours, random }) => {
  const light = random.chance(0.5);
  const face = light ? paper : colours.deep;
  const rim = random.pick([
    ring(middle, middle, 214, face, 6),
    around(random.pick([24, 36]), 216, (x, y) => circle(x, y, 6, face)),
    around(48, 216, (x, y, degrees) =>
      group(
        `rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})`,
        rect(x - 2.5, y - 12, 5, 24, face),
      ),
    ),
  ]);
  return (
    ground(light ? colours.main : colours.soft) +
    rim +
    circle(middle, middle, 184, face) +
    place(middle, middle, 216, drawMotif(motif, light ? onLight(colours) : onDark(colours)))
  );
};

/** Only the mark, large and calm. */
const plain: System = ({ motif, colours, random }) => {
  const [fill, inks] = random.pick([
    [colours.deep, onDark(colours)],
    [colours.main, { main: paper, second: colours.deep, ground: colours.main }],
    [colours.soft, onLight(colours, colours.soft)],
    [paper, { main: colours.main, second: colours.accent, ground: paper }],
  ] as const);
  return ground(fill) + place(middle, middle, 308, drawMotif(motif, inks));
};

/** An arched doorway, as over a shop. */
const arch: System = ({ motif, colours, random }) => {
  const door = (inset: number, fill: string): string =>
    path(
      `M${96 + inset} ${452 - inset}V${256}a${160 - inset} ${160 - inset} 0 0 1 ${320 - 2 * inset} 0V${452 - inset}Z`,
      fill,
    );
  const dark = random.chance(0.6);
  const outer = dark ? colours.main : colours.accent;
  const inner = dark ? colours.deep : colours.pale;
  return (
    ground(dark ? colours.pale : colours.deep) +
    door(0, outer) +
    door(16, dark ? colours.pale : colours.deep) +
    door(28, inner) +
    place(
      middle,
      286,
      196,
      drawMotif(motif, dark ? onDark(colours) : onLight(colours, colours.pale)),
    )
  );
};

/** A scalloped seal. */
const seal: System = ({ motif, colours, random }) => {
  const lobes = random.pick([12, 16, 20]);
  const fill = random.pick([colours.deep, colours.main]);
  return (
    ground(random.pick([paper, colours.soft, colours.pale])) +
    around(lobes, 176, (x, y) => circle(x, y, (176 * Math.PI) / lobes + 6, fill)) +
    circle(middle, middle, 182, fill) +
    ring(middle, middle, 166, paper, 4) +
    place(
      middle,
      middle,
      196,
      drawMotif(motif, { main: paper, second: colours.glow, ground: fill }),
    )
  );
};

const quarter = (x: number, y: number, side: number, turn: number, fill: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn * 90} ${side / 2} ${side / 2})`,
    path(`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`, fill),
  );

/** Four tiles, three of them geometry. */
const tiles: System = ({ motif, colours, random }) => {
  const home = random.int(0, 3);
  const fills = random.some([colours.main, colours.accent, colours.soft, colours.second], 4);
  const tile = (index: number): string => {
    const [x, y] = [(index % 2) * middle, Math.floor(index / 2) * middle];
    if (index === home)
      return (
        rect(x, y, middle, middle, colours.deep) +
        place(x + middle / 2, y + middle / 2, 172, drawMotif(motif, onDark(colours)))
      );
    const fill = fills[index] ?? colours.main;
    const shape = random.pick([
      quarter(x, y, middle, random.int(0, 3), fill),
      circle(x + middle / 2, y + middle / 2, 92, fill),
      quarter(x, y, middle, random.int(0, 3), fill),
      ring(x + middle / 2, y + middle / 2, 78, fill, 34),
    ]);
    return rect(x, y, middle, middle, index % 3 === 0 ? colours.pale : paper) + shape;
  };
  return times(4, tile);
};

/** The first letter in the heading face, with the mark as a companion. */
const monogram: System = ({ motif, letter, colours, random }) => {
  const dark = random.chance(0.55);
  const fill = dark
    ? random.pick([colours.deep, colours.main])
    : random.pick([paper, colours.soft]);
  const inks = dark
    ? { main: paper, second: paper, ground: fill }
    : { main: colours.deep, second: colours.deep, ground: fill };
  const corner = random.pick([
    [388, 388],
    [388, 124],
  ] as const);
  return (
    ground(fill) +
    place(226, middle, 366, path(letter, dark ? paper : colours.deep)) +
    circle(corner[0], corner[1], 92, fill) +
    circle(corner[0], corner[1], 80, colours.accent) +
    place(
      corner[0],
      corner[1],
      92,
      drawMotif(motif, {
        ...inks,
        main: paper,
        second: dark ? colours.deep : paper,
        ground: colours.accent,
      }),
    )
  );
};

/** Rings going out from the mark, cut by the edge. */
const ripples: System = ({ motif, colours, random }) => {
  const [x, y] = random.pick([
    [middle, middle],
    [middle, 318],
    [194, 318],
    [318, 194],
  ] as const);
  const rings = times(4, (index) =>
    circle(
      x,
      y,
      452 - index * 76,
      [colours.soft, colours.mid, colours.main, colours.deep][index] ?? colours.deep,
    ),
  );
  return ground(colours.pale) + rings + place(x, y, 206, drawMotif(motif, onDark(colours)));
};

/** Two halves: land and sky, sun and sea. */
const horizon: System = ({ motif, colours, random }) => {
  const level = random.int(300, 360);
  const edge = random.pick([
    `M0 ${level}H512V512H0Z`,
    `M0 ${level}Q128 ${level - 60} 256 ${level}T512 ${level}V512H0Z`,
    `M0 ${level + 50}L512 ${level - 70}V512H0Z`,
  ]);
  return (
    ground(colours.soft) +
    circle(middle, 256, 190, random.chance(0.5) ? paper : colours.pale) +
    path(edge, colours.deep) +
    place(
      middle,
      250,
      226,
      drawMotif(motif, { main: colours.main, second: colours.accent, ground: paper }),
    )
  );
};

/** A tilted diamond or a hexagon with a double outline. */
const crest: System = ({ motif, colours, random }) => {
  const hexagon = (radius: number): string =>
    `M${middle} ${middle - radius}L${middle + radius * 0.87} ${middle - radius / 2}V${middle + radius / 2}L${middle} ${middle + radius}L${middle - radius * 0.87} ${middle + radius / 2}V${middle - radius / 2}Z`;
  const diamond = (radius: number): string =>
    `M${middle} ${middle - radius}L${middle + radius} ${middle}L${middle} ${middle + radius}L${middle - radius} ${middle}Z`;
  const [shape, outer, scale] = random.pick([
    [hexagon, 212, 190],
    [diamond, 234, 172],
  ] as const);
  const fill = random.pick([colours.deep, colours.main]);
  return (
    ground(random.pick([paper, colours.pale, colours.soft])) +
    line(shape(outer), fill, 8) +
    path(shape(outer - 26), fill) +
    place(
      middle,
      middle,
      scale,
      drawMotif(motif, { main: paper, second: colours.glow, ground: fill }),
    )
  );
};

/** Broad stripes behind a disc: an awning, a towel, a flag. */
const awning: System = ({ motif, colours, random }) => {
  const stripes = times(4, (index) => rect(index * 128, 0, 64, size, colours.main));
  const turned = random.chance(0.5)
    ? group(
        `rotate(45 ${middle} ${middle})`,
        times(9, (index) => rect(-256 + index * 128, -140, 64, 800, colours.main)),
      )
    : stripes;
  return (
    ground(colours.pale) +
    faded(0.92, turned) +
    circle(middle, middle, 178, paper) +
    ring(middle, middle, 178, colours.deep, 10) +
    place(middle, middle, 208, drawMotif(motif, onLight(colours)))
  );
};

const systems: readonly System[] = [
  medallion,
  plain,
  arch,
  seal,
  tiles,
  monogram,
  ripples,
  horizon,
  crest,
  awning,
  plain,
  monogram,
  medallion,
];
const outlines: Readonly<Record<string, string>> = letters;
// words that say what a shop is rather than its name
const generic =
  /^(?:hotely?|penzi[oó]n|kavárn[ay]|kaviar(?:eň|ne)|restaurace|reštaurácia|divadlo|kino|kina|kiná|knihkupectví|kníhkupectvo|fitness|posilovny?|posilňov(?:ňa|ne)|lékárn[ay]|lekár(?:eň|ne)|optika|jazyková|škola|pekárna|pekáreň|pekařství|potraviny|market|bistro|studio|studia|štúdi[oá]|klub|u|na|pod|pri|za|ve|po|galerie|galéria|muzeum|múzeum|masáže|kadeřnictví|kaderníctvo|salon|salón|elektro|outlet|joga|jogové|jóga|tenis)$/i;

export const letterOf = (name: string): string => {
  const word = name.split(' ').find((one) => !generic.test(one)) ?? name;
  const first = word.charAt(0).toUpperCase();
  return outlines[first] ?? outlines[first.normalize('NFD').charAt(0)] ?? outlines.A ?? '';
};

/** A shop's sign of 512 × 512: one of ten systems, a mark of its trade, the colours of its category. */
export const drawLogo = (turn: number, drawing: Drawing): string => {
  const system = systems[turn % systems.length] ?? plain;
  return document(size, size, system(drawing));
};

import type { Random } from '../random.ts';
import { paper, type Palette } from './palette.ts';
import { circle, ellipse, group, line, path, rect, times } from './svg.ts';

export const width = 1200;
export const height = 675;
export const fillAll = (fill: string): string => rect(0, 0, width, height, fill);

export const cloud = (x: number, y: number, scale: number, fill: string): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 40a30 30 0 0 1 34-38a46 46 0 0 1 84-4a34 34 0 0 1 52 42z', fill),
  );
export const pine = (x: number, y: number, tall: number, fill: string): string => {
  const wide = tall * 0.28;
  return path(
    `M${x} ${y - tall}L${x + wide * 0.62} ${y - tall * 0.52}H${x + wide * 0.34}L${x + wide} ${y}H${x - wide}L${x - wide * 0.34} ${y - tall * 0.52}H${x - wide * 0.62}Z`,
    fill,
  );
};
export const tree = (x: number, y: number, radius: number, crown: string, trunk: string): string =>
  rect(x - radius * 0.1, y - radius * 1.5, radius * 0.2, radius * 1.5, trunk) +
  ellipse(x, y - radius * 1.9, radius * 0.8, radius, crown);

export const house = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  wall: string,
  roof: string,
  pane: string,
): string => {
  const columns = Math.max(1, Math.floor(wide / 46));
  const rows = Math.max(1, Math.floor(tall / 62));
  const gap = wide / columns;
  const panes = times(columns * rows, (index) =>
    rect(
      x + gap * (index % columns) + gap / 2 - 9,
      y - tall + 22 + Math.floor(index / columns) * 58,
      18,
      26,
      pane,
      2,
    ),
  );
  return (
    rect(x, y - tall, wide, tall, wall) +
    path(
      `M${x - 8} ${y - tall}L${x + wide / 2} ${y - tall - wide * 0.5}L${x + wide + 8} ${y - tall}Z`,
      roof,
    ) +
    panes
  );
};
export const tower = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  wall: string,
  roof: string,
  pane: string,
): string =>
  rect(x, y - tall, wide, tall, wall) +
  path(
    `M${x - 6} ${y - tall}L${x + wide / 2} ${y - tall - wide * 1.6}L${x + wide + 6} ${y - tall}Z`,
    roof,
  ) +
  rect(x + wide / 2 - 8, y - tall + 24, 16, 30, pane, 8) +
  circle(x + wide / 2, y - tall - wide * 1.6 - 6, 6, pane);

/** A striped roof over a stall, with rounded ends. */
export const canopy = (
  x: number,
  y: number,
  wide: number,
  deep: number,
  first: string,
  second: string,
): string => {
  const count = Math.round(wide / 100);
  const step = wide / count;
  return times(count, (index) =>
    path(
      `M${x + index * step} ${y}h${step}v${deep}a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`,
      index % 2 === 0 ? first : second,
    ),
  );
};

export const pendant = (
  x: number,
  length: number,
  size: number,
  shade: string,
  light: string,
): string =>
  line(`M${x} 0V${length}`, shade, 4) +
  circle(x, length + size * 0.62, size * 0.26, light) +
  path(
    `M${x - size * 0.7} ${length + size * 0.6}a${size * 0.7} ${size * 0.6} 0 0 1 ${size * 1.4} 0z`,
    shade,
  );

export const windowPane = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  frame: string,
  sky: string,
  sun: string,
  land: string,
): string =>
  rect(x, y, wide, tall, frame, 10) +
  rect(x + 14, y + 14, wide - 28, tall - 28, sky, 4) +
  circle(x + wide * 0.66, y + tall * 0.36, Math.min(wide, tall) * 0.15, sun) +
  path(
    `M${x + 14} ${y + tall * 0.72}Q${x + wide * 0.35} ${y + tall * 0.5} ${x + wide * 0.62} ${y + tall * 0.7}T${x + wide - 14} ${y + tall * 0.62}V${y + tall - 14}H${x + 14}Z`,
    land,
  ) +
  rect(x + wide / 2 - 6, y, 12, tall, frame) +
  rect(x, y + tall / 2 - 6, wide, 12, frame) +
  rect(x - 16, y + tall - 6, wide + 32, 18, frame, 4);

export const vase = (x: number, y: number, tall: number, fill: string): string =>
  path(
    `M${x - tall * 0.14} ${y - tall}h${tall * 0.28}c0 ${tall * 0.3} ${tall * 0.22} ${tall * 0.36} ${tall * 0.22} ${tall * 0.62}c0 ${tall * 0.26}-${tall * 0.14} ${tall * 0.38}-${tall * 0.36} ${tall * 0.38}s-${tall * 0.36}-${tall * 0.12}-${tall * 0.36}-${tall * 0.38}c0-${tall * 0.26} ${tall * 0.22}-${tall * 0.32} ${tall * 0.22}-${tall * 0.62}z`,
    fill,
  );
export const bottle = (x: number, y: number, tall: number, fill: string, label: string): string => {
  const wide = tall * 0.3;
  return (
    path(
      `M${x - wide * 0.22} ${y - tall}h${wide * 0.44}v${tall * 0.28}q${wide * 0.28} ${tall * 0.08} ${wide * 0.28} ${tall * 0.2}V${y - 8}a8 8 0 0 1-8 8H${x - wide * 0.5 + 8}a8 8 0 0 1-8-8V${y - tall * 0.52}q0-${tall * 0.12} ${wide * 0.28}-${tall * 0.2}z`,
      fill,
    ) + rect(x - wide * 0.34, y - tall * 0.38, wide * 0.68, tall * 0.22, label, 3)
  );
};
export const jar = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  glass: string,
  lid: string,
  label: string,
): string =>
  rect(x - wide / 2, y - tall, wide, tall, glass, wide * 0.14) +
  rect(x - wide * 0.44, y - tall - 16, wide * 0.88, 20, lid, 5) +
  rect(x - wide * 0.32, y - tall * 0.66, wide * 0.64, tall * 0.34, label, 4);
export const leafPair = (x: number, y: number, size: number, fill: string, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`,
    path('M0 0C-40-10-52-50-40-90C0-76 14-36 0 0ZM0 0C30-20 64-16 84 14C54 34 18 28 0 0Z', fill),
  );
export const branch = (
  x: number,
  y: number,
  size: number,
  stem: string,
  leaf: string,
  turn: number,
): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`,
    line('M0 0Q10-60 0-120', stem, 4),
    times(4, (index) =>
      path(
        `M${2 + index} ${-20 - index * 26}c24-2 36-16 38-34c-22 0-36 12-38 34zM${2 + index} ${-26 - index * 26}c-24-2-36-16-38-34c22 0 36 12 38 34z`,
        leaf,
      ),
    ),
    path('M0-116c12-12 12-28 0-42c-12 14-12 30 0 42z', leaf),
  );

/** Quiet texture: a scatter of short flecks. */
export const flecks = (
  random: Random,
  count: number,
  fill: string,
  from = 0,
  to = height,
): string =>
  `<g fill="${fill}">${times(count, () => `<circle cx="${random.int(0, width)}" cy="${random.int(from, to)}" r="${random.int(2, 4)}"/>`)}</g>`;

/** Sky, light and the mood of a picture: morning, day, dusk or night. */
export type Light = { sky: string; disc: string; far: string; dark: boolean };
export const lightOf = (colours: Palette, random: Random): Light =>
  random.pick([
    { sky: colours.soft, disc: colours.glow, far: colours.mid, dark: false },
    { sky: colours.pale, disc: colours.accent, far: colours.soft, dark: false },
    { sky: colours.deep, disc: paper, far: colours.main, dark: true },
    { sky: '#f3c79a', disc: '#fbe9cf', far: colours.mid, dark: false },
    { sky: colours.mid, disc: colours.pale, far: colours.soft, dark: false },
  ]);

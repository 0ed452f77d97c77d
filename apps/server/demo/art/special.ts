import { slideTexts } from '../vocab/campaigns.ts';
import { createRandom } from '../random.ts';
import type { MotifName } from './motif-names.ts';
import { drawMotif } from './motifs.ts';
import { paletteOf, paper, spruce, type Palette } from './palette.ts';
import { botanic, lanes, slope } from './scenes-body.ts';
import { hills, type Scene } from './scenes-places.ts';
import { desk, spines, stage, table, voices } from './scenes-trades.ts';
import { scenes } from './scenes.ts';
import { branch } from './parts.ts';
import { circle, document, faded, group, line, path, place, rect, ring, times } from './svg.ts';

const fallback = [hills, 'mountain'] as const;
/** The world of a slide by the category it speaks of. */
const worlds: Readonly<Record<number, readonly [Scene, MotifName]>> = {
  1: [hills, 'tent'],
  2: [table, 'fork'],
  3: [spines, 'book'],
  4: [stage, 'mask'],
  5: [voices, 'speech'],
  6: [lanes, 'swim'],
  7: [botanic, 'leafdrop'],
  8: [slope, 'ski'],
  9: [desk, 'pencil'],
};

/** What a slide shows, and where of its width that stands; a phone has a strip of it, which a thing has to fit. */
const shownOn = (id: number, variant: 'desktop' | 'mobile') => {
  const { scene: category, drawn } = slideTexts[id - 1] ?? { scene: 1 };
  const [scene, motif] = worlds[category] ?? fallback;
  const isDrawn = drawn && (variant === 'desktop' || drawn.focus !== undefined);
  return isDrawn
    ? { category, scene: scenes[drawn.of[0]], motif: drawn.of[1], focus: drawn.focus ?? 0.5 }
    : { category, scene, motif, focus: 0.5 };
};

/** A wide or a square picture: the same scene, cut to cover. Text of the slide stands beside or over its left part. */
export const drawSlide = (id: number, variant: 'desktop' | 'mobile'): string => {
  const { category, scene, motif, focus } = shownOn(id, variant);
  const drawing = scene({
    colours: paletteOf(category, `slide/${id}`),
    random: createRandom('slide', id),
    motif,
  });
  const [wide, tall] = variant === 'desktop' ? [1600, 640] : [800, 800];
  const scale = Math.max(wide / 1200, tall / 675);
  const span = 1200 * scale;
  // what it is of stands in the middle, as far as there is picture beside it
  const left = Math.min(0, Math.max(wide - span, wide / 2 - span * focus));
  return document(
    wide,
    tall,
    group(`translate(${left} ${(tall - 675 * scale) / 2}) scale(${scale.toFixed(4)})`, drawing),
  );
};

const glass = (colours: Palette): string =>
  path('M256 96L376 216L256 416L136 216Z', colours.soft) +
  path('M256 96L316 216L256 416L196 216Z', colours.mid) +
  path('M136 216H376L316 216L256 96L196 216Z', paper) +
  line('M136 216H376', colours.deep, 8);
const north = (colours: Palette): string =>
  times(
    8,
    (index) =>
      `<g transform="rotate(${index * 45} 256 256)">${path(index % 2 === 0 ? 'M256 76L290 256H222Z' : 'M256 150L276 256H236Z', index === 0 ? colours.glow : paper)}</g>`,
  ) + circle(256, 256, 26, colours.deep);
const gear = (colours: Palette): string =>
  times(
    10,
    (index) =>
      `<g transform="rotate(${index * 36} 256 256)">${rect(230, 76, 52, 70, paper, 8)}</g>`,
  ) +
  circle(256, 256, 148, paper) +
  circle(256, 256, 112, colours.deep) +
  place(
    256,
    250,
    150,
    drawMotif('mountain', { main: paper, second: colours.glow, ground: colours.deep }),
  );

/** The signs of the three employers: a glassworks, a software house, a machine works. */
export const drawClientLogo = (id: number): string => {
  const colours = paletteOf(id === 1 ? 7 : id === 2 ? 5 : 11, `client/${id}`);
  const sign = id === 1 ? glass(colours) : id === 2 ? north(colours) : gear(colours);
  return document(512, 512, rect(0, 0, 512, 512, id === 1 ? colours.pale : colours.deep), sign);
};

/** A wordless certificate: leaf, seal and lines where writing would be. */
export const drawCertificate = (): string => {
  const lines = times(7, (index) =>
    rect(200 + (index % 3) * 20, 560 + index * 46, 448 - (index % 3) * 40, 12, '#cdbf9f', 6),
  );
  return document(
    848,
    1200,
    rect(0, 0, 848, 1200, paper),
    rect(40, 40, 768, 1120, 'none'),
    line('M40 40H808V1160H40Z', spruce, 6),
    line('M60 60H788V1140H60Z', '#c9a24f', 2),
    branch(250, 420, 230, spruce, '#4d8a63', -24),
    branch(598, 420, 230, spruce, '#4d8a63', 24),
    place(424, 270, 210, drawMotif('leafdrop', { main: spruce, second: '#e0a93f', ground: paper })),
    rect(244, 470, 360, 26, spruce, 13),
    lines,
    circle(424, 1000, 84, '#c9a24f'),
    ring(424, 1000, 66, paper, 4),
    place(
      424,
      1000,
      84,
      drawMotif('shield', { main: paper, second: '#c9a24f', ground: '#c9a24f' }),
    ),
    faded(0.5, line('M140 1060H300M548 1060H708', spruce, 4)),
  );
};

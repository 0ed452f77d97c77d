import type { Brand } from '../brands.ts';
import type { Drawn } from '../vocab/articles/index.ts';
import { createRandom } from '../random.ts';
import { paletteOf } from './palette.ts';
import { height, width } from './parts.ts';
import { scenes } from './scenes.ts';
import { pictureOf } from './subjects.ts';
import { document } from './svg.ts';

/** A picture of 1200 × 675 for a merchant (0) or the n-th of its offers, each of another composition than the one before. */
export const drawCover = (brand: Brand, nth: number): string => {
  const { slug, trade } = brand;
  const random = createRandom('picture', slug, nth);
  const { scene, motif } = pictureOf(brand, nth);
  const colours = paletteOf(Math.floor((trade.subcategories[0] ?? 100) / 100), `${slug}/${nth}`);
  return document(width, height, scene({ colours, random, motif }));
};

/** The n-th picture of an article, of what its author asks for in the colours of a trade. */
export const drawForArticle = (
  { trade }: Brand,
  id: number,
  nth: number,
  [name, motif]: Drawn,
): string => {
  const seed = `article-${id}`;
  return document(
    width,
    height,
    scenes[name]({
      colours: paletteOf(Math.floor((trade.subcategories[0] ?? 100) / 100), `${seed}/${nth}`),
      random: createRandom('picture', seed, nth),
      motif,
    }),
  );
};
